import { sizeOf } from '#games/trexlands/board/shape.ts';
import { whereIs, type TerraId } from '#games/trexlands/ids.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import { sideOf } from '../places.ts';
import { gameTexts } from '../texts.ts';

/** The place of a Camp on the table, told by what is printed on the board next to it. */
export function campLies({ board, seats }: TrexlandsState, seat: Seat): string {
  if (board.city !== 'middle') return gameTexts.what.campAtRamps;
  const side = sideOf(board, seat);
  const { columns, rows } = sizeOf(seats);
  const isAtEdge = (id: TerraId): boolean => {
    const { column, row } = whereIs(id);
    return { n: row === rows - 1, e: column === columns - 1, s: row === 0, w: column === 0 }[side];
  };
  const edge = board.tiles.map(({ id }) => id).filter(isAtEdge);
  const [first = '', ...others] = edge.toSorted();
  return gameTexts.what.campLies(first, others.at(-1) ?? first);
}
