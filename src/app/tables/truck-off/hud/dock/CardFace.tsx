import { cardOf, type CardKind } from '#games/truck-off/cards.ts';
import { dock } from '#play/truck-off/texts/table.ts';
import { CardSign } from './CardSign.tsx';

/** An action card: its sign, name, value and effect. */
export function CardFace({ kind, brief = false }: { readonly kind: CardKind; readonly brief?: boolean }) {
  const { name, value, text, takeThat } = cardOf(kind);
  return (
    <>
      <CardSign kind={kind} />
      <span className="action-words">
        <strong>{name}</strong>
        {!brief && <span className="card-text">{text}</span>}
      </span>
      <span className="card-value" data-take-that={takeThat || undefined}>
        {dock.value(value)}
      </span>
    </>
  );
}
