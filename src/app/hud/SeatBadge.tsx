import type { CSSProperties } from 'react';
import { MARK_BOX, SEAT_MARK_PATHS } from '../scene/looks/seatMarks.ts';
import { lookOfColour } from './seatLook.ts';

/** Sets `--seat` and `--seat-ink` for everything inside. */
export function seatStyle(colour: number): CSSProperties {
  const look = lookOfColour(colour);
  return { '--seat': look.colour, '--seat-ink': look.ink } as CSSProperties;
}

/** The seat's colour with its mark; decoration, the name stands beside it. */
export function SeatBadge({ colour, small = false }: { readonly colour: number; readonly small?: boolean }) {
  return (
    <span className={small ? 'badge small' : 'badge'} style={seatStyle(colour)} aria-hidden="true">
      <svg viewBox={`0 0 ${MARK_BOX} ${MARK_BOX}`}>
        <path d={SEAT_MARK_PATHS[lookOfColour(colour).mark]} />
      </svg>
    </span>
  );
}
