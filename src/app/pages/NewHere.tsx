import { texts } from '../texts.ts';
import type { GameCard } from './tableModule.ts';

/** Somebody who got a link may never have heard of the game. */
export const NewHere = ({ learn, newHere }: Pick<GameCard, 'learn' | 'newHere'>) =>
  'href' in learn && (
    <p className="note">
      {newHere} <a href={learn.href}>{texts.sharing.learn}</a>
    </p>
  );
