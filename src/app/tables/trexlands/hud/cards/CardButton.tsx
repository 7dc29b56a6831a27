import { playableCard, type CardKind } from '../../../../../games/trexlands/cards/kinds.ts';
import type { Seat } from '../../../../../sim/ids.ts';
import { useTells } from '../about/useTells.ts';

export interface CardButtonProps {
  readonly kind: CardKind;
  /** In this seat's Camp. */
  readonly seat: Seat;
  readonly onLook: () => void;
}

/** A card by its name: it says what it does before it is looked at to be played. */
export function CardButton({ kind, seat, onLook }: CardButtonProps) {
  return (
    <button
      type="button"
      className="button"
      data-card={kind}
      aria-haspopup
      {...useTells({ kind: 'card', card: kind, seat })}
      onClick={onLook}
    >
      {playableCard(kind).name}
    </button>
  );
}
