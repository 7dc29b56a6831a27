import { playableCard, type CardKind } from '#games/trexlands/cards/kinds.ts';
import type { Seat } from '#sim/ids.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { offers } from '#play/trexlands/texts/table.ts';
import { useHint } from '../hint/useHint.ts';
import { useTells } from '../about/useTells.ts';

export interface CardButtonProps {
  readonly kind: CardKind;
  /** In this seat's Camp. */
  readonly seat: Seat;
  /** V that it would bring; null where that is not what it is about. */
  readonly brings?: number | null;
  /** It says what the card does, too. */
  readonly says?: boolean;
  readonly onLook: () => void;
}

/** A card by its name: it says what it does before it is looked at to be played. */
export function CardButton({ kind, seat, brings = null, says = false, onLook }: CardButtonProps) {
  const hint = useHint();
  return (
    <button
      type="button"
      className="button"
      data-card={kind}
      aria-haspopup
      {...useTells({ kind: 'card', card: kind, seat })}
      {...hint({ do: 'play', card: kind })}
      onClick={onLook}
    >
      {offers.answer(playableCard(kind).name, brings, says ? gameTexts.faces.inShort[kind] : undefined)}
    </button>
  );
}
