import { ownerOf } from '#games/trexlands/ids.ts';
import { isNobodys, rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import { notGiven, type Gathered } from '#games/trexlands/gathering.ts';
import type { PieceId, Seat } from '#sim/ids.ts';

/** The trucks that are thrown now, and those after them. */
export interface UpNext {
  readonly seat: Seat;
  /** The trucks that the seat has still to throw. */
  readonly waiting: readonly PieceId[];
  /** The trucks of all others who have still to throw, in their order. */
  readonly later: readonly PieceId[];
  /**
   * Whether all trucks of the roll are of players who have given up: chance throws it, as soon as any player says so.
   */
  readonly isNobodys: boolean;
}

/**
 * Seats throw one after the other, fleet by fleet, in rank order (TX-05); before there are ranks as they sit. Null
 * unless a roll is asked for.
 */
export function upNext(state: TrexlandsState, thrown: Gathered): UpNext | null {
  const left = inOrder(state, notGiven(state, thrown));
  const [first] = left;
  const asked = rollAsked(state);
  if (first === undefined || asked === null) return null;
  const seat = ownerOf(first);
  const isOwn = (id: PieceId): boolean => ownerOf(id) === seat;
  return { seat, waiting: left.filter(isOwn), later: left.filter((id) => !isOwn(id)), isNobodys: isNobodys(asked) };
}

/** Whether chance may throw for everybody at one word: others throw later, or bots go on until ranks are known. */
export const mayRollForAll = ({ header, state }: SeenTrexlands, { later, isNobodys }: UpNext): boolean =>
  isNobodys ||
  later.length > 0 ||
  (rollAsked(state)?.why === 'rank' && header.seats.some(({ kind }) => kind === 'bot'));

function inOrder({ rank }: TrexlandsState, trucks: readonly PieceId[]): readonly PieceId[] {
  const place = (id: PieceId): number => {
    const at = rank.indexOf(ownerOf(id));
    return at < 0 ? rank.length + ownerOf(id) : at;
  };
  return [...trucks].sort((a, b) => place(a) - place(b));
}
