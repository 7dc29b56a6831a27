import { ownerOf } from '../../../../games/trexlands/ids.ts';
import type { TrexlandsState } from '../../../../games/trexlands/state.ts';
import { notGiven, type Gathered } from '../../../../games/trexlands/gathering.ts';
import type { PieceId, Seat } from '../../../../sim/ids.ts';

/** Whose trucks are thrown now, and whose after that. */
export interface UpNext {
  readonly seat: Seat;
  /** What the seat has still to throw. */
  readonly waiting: readonly PieceId[];
  /** Of all others who have still to throw, in their order. */
  readonly later: readonly PieceId[];
}

/** Seats throw one after the other, fleet by fleet, in rank order (TX-05); before there are ranks as they sit. Null unless a roll is asked for. */
export function upNext(state: TrexlandsState, thrown: Gathered): UpNext | null {
  const left = inOrder(state, notGiven(state, thrown));
  const [first] = left;
  if (first === undefined) return null;
  const seat = ownerOf(first);
  return { seat, waiting: left.filter((id) => ownerOf(id) === seat), later: left.filter((id) => ownerOf(id) !== seat) };
}

function inOrder({ rank }: TrexlandsState, trucks: readonly PieceId[]): readonly PieceId[] {
  const place = (id: PieceId): number => {
    const at = rank.indexOf(ownerOf(id));
    return at < 0 ? rank.length + ownerOf(id) : at;
  };
  return [...trucks].sort((a, b) => place(a) - place(b));
}
