import { classOf } from '../almanac/vehicles.ts';
import { standingAt } from '../field.ts';
import { COLUMNS, ROWS, spaceOf, type Seat } from '../ids.ts';
import type { Standing, TractorPullState } from '../state.ts';

/** A side of the field as a position has it: rows from the front, without empty ones at the back. */
export function writtenSide(state: TractorPullState, seat: Seat): readonly string[] {
  const rows = ROWS.map((row) =>
    COLUMNS.map((column) => writtenPlace(standingAt(state, spaceOf(seat, row, column)))).join(' '),
  );
  const last = rows.findLastIndex((row) => row !== '. . .');
  return rows.slice(0, last + 1);
}

const writtenPlace = (standing: Standing | null): string =>
  standing === null
    ? '.'
    : `${standing.up ? '' : '~'}${classOf(standing.vehicle)}${standing.counters > 0 ? `+${standing.counters}` : ''}`;

/** Classes of a hand, in the order in which they came. */
export const writtenHand = ({ players }: TractorPullState, seat: Seat): string =>
  players[seat].hand.map((card) => (card === null ? '?' : classOf(card))).join(' ');
