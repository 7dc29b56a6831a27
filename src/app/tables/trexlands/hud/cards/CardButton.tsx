import { playableCard, type CardKind } from '../../../../../games/trexlands/cards/kinds.ts';
import { useTells } from '../about/useTells.ts';

/** A card by its name: it says what it does before it is looked at to be played. */
export function CardButton({ kind, onLook }: { readonly kind: CardKind; readonly onLook: () => void }) {
  return (
    <button
      type="button"
      className="button"
      data-card={kind}
      aria-haspopup
      {...useTells({ kind: 'card', card: kind })}
      onClick={onLook}
    >
      {playableCard(kind).name}
    </button>
  );
}
