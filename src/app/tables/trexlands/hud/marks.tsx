import { nameOf } from '#games/trexlands/ids.ts';
import type { PieceId } from '#sim/ids.ts';

/** The number on a truck, beside its glyph. */
export const numberOf = (truck: PieceId): string => nameOf(truck).slice(1);

/** The WHEEL: a rim, a hub and three spokes. Decoration: its holder is told in words. */
export const WheelMark = () => (
  <svg
    className="wheel-mark"
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="9" />
    <circle cx="12" cy="12" r="2.5" />
    <path d="M12 3v6.5M4.2 16.5l5.6-3.2M19.8 16.5l-5.6-3.2" />
  </svg>
);

/** A toy truck from the side, in its seat’s colour; two for a stack. */
export const TruckGlyph = ({ stacked = false }: { readonly stacked?: boolean }) => (
  <svg className="glyph truck-glyph" viewBox="0 0 32 24" aria-hidden="true">
    {stacked && <path d="M3 9V5h13V1h7l3 4h3v4z" opacity="0.55" />}
    <path d="M2 18v-6h14V7h7l4 5h3v6z" />
    <circle cx="9" cy="19" r="4" />
    <circle cx="24" cy="19" r="4" />
  </svg>
);
