import { gameTexts } from '../texts.ts';
import type { KnownHand } from './model/notation.ts';

/** The hand that moved a piece; a pointer at rest reads what that means. */
export function HandTag({ hand }: { readonly hand: KnownHand }) {
  return (
    <span className="tag" title={gameTexts.log.handsExplained[hand]}>
      {gameTexts.log.hands[hand]}
    </span>
  );
}
