import { texts } from '#play/texts.ts';
import type { TableModule } from './tableModule.ts';

/** For a reader who got a link without knowing the game: in one line what it is, and where to learn it. */
export const NewHere = ({ name, card: { lead, learn } }: Pick<TableModule, 'name' | 'card'>) => (
  <p className="note">
    {texts.sharing.newHere(name, lead)} <a href={learn.href}>{texts.sharing.learn}</a>
  </p>
);
