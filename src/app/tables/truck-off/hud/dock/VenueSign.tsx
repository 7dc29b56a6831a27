import type { CSSProperties } from 'react';
import type { Sides } from '#games/truck-off/ids.ts';
import { venueLookOf } from '#app/tables/truck-off/scene/venueLooks.ts';

/** The venue’s die in its colours: decoration, the name stands beside it. */
export function VenueSign({ sides, shows = null }: { readonly sides: Sides; readonly shows?: number | null }) {
  const { ground, ink } = venueLookOf(sides);
  return (
    <span className="venue-sign" style={{ '--ground-of': ground, '--ink-of': ink } as CSSProperties} aria-hidden="true">
      {shows ?? `d${sides}`}
    </span>
  );
}
