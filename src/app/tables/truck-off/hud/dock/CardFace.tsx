import { type CardKind, cardOf } from '#games/truck-off/cards.ts';
import { dock } from '#play/truck-off/texts/table.ts';

/** Signs in a box of 24, drawn for this page. */
export const SIGNS: Readonly<Record<CardKind, string>> = {
  reroll: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zm0 2.3L6.5 8.4 12 11.5l5.5-3.1zM6 10.1v5.2l5 2.8v-5.2zm12 0l-5 2.8v5.2l5-2.8z',
  move: 'M2 8h11v3h3l4 3v4h-2a2 2 0 0 1-4 0H9a2 2 0 0 1-4 0H2zm14-5l5 4-5 4V8.5h-4v-3h4z',
  'move-rival': 'M22 8H11v3H8l-4 3v4h2a2 2 0 0 0 4 0h5a2 2 0 0 0 4 0h3zM8 3L3 7l5 4V8.5h4v-3H8z',
  place: 'M2 10h11v3h3l4 3v4h-2a2 2 0 0 1-4 0H9a2 2 0 0 1-4 0H2zm4-8h3v2.5h2.5v3H9V10H6V7.5H3.5v-3H6z',
  double: 'M3 6h7v6H6v3h4v3H3v-6h4V9H3zm9 0h3l2 4 2-4h3l-3.4 6L22 18h-3l-2-4-2 4h-3l3.4-6z',
  'shut-truck': 'M2 8h11v3h3l4 3v4h-2a2 2 0 0 1-4 0H9a2 2 0 0 1-4 0H2zM4 2l16 18-1.5 1.5L2.5 3.5z',
  'shut-venue': 'M3 4h18v16H3zm2 3v2h14V7zm0 4v2h14v-2zm0 4v2h14v-2z',
  promote: 'M4 9h4l8-5v16l-8-5H4zm14 0c2 1.5 2 4.5 0 6zM6 16h3l1 5H7z',
  trigger: 'M13 2L5 14h5l-1 8 9-13h-6z',
};

export const CardSign = ({ kind }: { readonly kind: CardKind }) => (
  <svg className="card-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[kind]} fillRule="evenodd" />
  </svg>
);

/** An action card: its sign, name and value. */
export function CardFace({ kind, short = false }: { readonly kind: CardKind; readonly short?: boolean }) {
  const { name, value, takeThat } = cardOf(kind);
  return (
    <>
      <CardSign kind={kind} />
      <span className="action-words">
        <strong>{short ? dock.short[kind] : name}</strong>
      </span>
      <span className="card-value" data-take-that={takeThat || undefined}>
        {dock.value(value)}
      </span>
    </>
  );
}
