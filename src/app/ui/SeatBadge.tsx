import type { CSSProperties } from 'react';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import { MARK_BOX, SEAT_MARK_PATHS } from '#play/seatMarks.ts';
import { texts } from '#play/texts.ts';
import { lookOfColour } from '#play/seatLooks.ts';

/** Sets `--seat` and `--seat-ink` for everything inside. */
export function seatStyle(colour: number): CSSProperties {
  const look = lookOfColour(colour);
  return { '--seat': look.colour, '--seat-ink': look.ink } as CSSProperties;
}

export interface SeatBadgeProps {
  readonly colour: number;
  readonly small?: boolean;
  /** A handicap shows in its corner. */
  readonly steadiness?: Steadiness;
}

/** The seat's colour with its mark; decoration, the name stands beside it. */
export function SeatBadge({ colour, small = false, steadiness = 'usual' }: SeatBadgeProps) {
  const badge = (
    <span className={small ? 'badge small' : 'badge'} style={seatStyle(colour)} aria-hidden="true">
      <svg viewBox={`0 0 ${MARK_BOX} ${MARK_BOX}`}>
        <path d={SEAT_MARK_PATHS[lookOfColour(colour).mark]} />
      </svg>
    </span>
  );
  if (steadiness === 'usual') return badge;
  return (
    <span className="badge-with-hand" aria-hidden="true" title={texts.handicap.names[steadiness]}>
      {badge}
      <span className="badge-hand">{texts.handicap.marks[steadiness]}</span>
    </span>
  );
}
