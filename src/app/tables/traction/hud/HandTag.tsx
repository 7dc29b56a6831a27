import { gameTexts } from '#play/traction/texts.ts';
import type { KnownHand } from '#play/traction/say/notation.ts';

const { hands, handsExplained } = gameTexts.log;
const wordsOf = (hand: KnownHand): string => hands[hand === 'free' ? 'free' : 'assisted'];

/** The hand that moved a piece; a pointer at rest reads what that means. */
export function HandTag({ hand }: { readonly hand: KnownHand }) {
  return (
    <span className="tag" title={handsExplained[hand]}>
      {wordsOf(hand)}
    </span>
  );
}

export interface HandTagButtonProps {
  readonly hand: KnownHand;
  readonly explained: boolean;
  readonly onExplain: () => void;
}

/** The same, where a press opens or closes the explanation under it. */
export function HandTagButton({ hand, explained, onExplain }: HandTagButtonProps) {
  return (
    <button type="button" className="tag hand-tag" aria-expanded={explained} onClick={onExplain}>
      {wordsOf(hand)}
    </button>
  );
}

export const HandNote = ({ hand }: { readonly hand: KnownHand }) => (
  <p className="note hand-note">{handsExplained[hand]}</p>
);
