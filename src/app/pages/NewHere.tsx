import { texts } from '../texts.ts';
import type { Way } from './tableModule.ts';

/** Somebody who got a link may never have heard of the game. */
export const NewHere = ({ learn }: { readonly learn: Way }) =>
  'href' in learn && (
    <p className="note">
      {texts.sharing.newHere} <a href={learn.href}>{texts.sharing.learn}</a>
    </p>
  );
