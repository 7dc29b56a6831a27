import type { PieceId, Seat } from '../../sim/ids.ts';
import type { ChooseCaptainAction } from './actions.ts';
import { withCamp, inPhase } from './changes.ts';
import { CAPTAINS, type CaptainId } from './captains.ts';
import { firstTurn } from './turn.ts';
import { ownerOf } from './ids.ts';
import { campOf, inRankOrder, unranked } from './queries.ts';
import type { TrexlandsState } from './state.ts';
import { told, type Told } from './told.ts';

/** The one seat whose truck alone is upright, or null (TX-04, TX-27). */
export function onlyOneUp(upright: readonly PieceId[]): Seat | null {
  const [first, ...more] = upright;
  return first === undefined || more.length > 0 ? null : ownerOf(first);
}

/** TX-04: one upright alone has the next rank; with none or several, everybody still unranked rolls again. */
export function rank(state: TrexlandsState, upright: readonly PieceId[]): Told {
  const seat = onlyOneUp(upright);
  return seat === null ? told(state, { type: 'undecided', why: 'rank', seats: unranked(state) }) : ranked(state, seat);
}

const ranked = (state: TrexlandsState, seat: Seat): Told =>
  told({ ...state, rank: [...state.rank, seat] }, { type: 'ranked', seat, rank: state.rank.length + 1 });

/** The last player left takes the last rank unrolled (TX-04). Null while there is to roll. */
export function rankByItself(state: TrexlandsState): Told | null {
  const [last, ...more] = unranked(state);
  if (last === undefined) return told(inPhase(state, { name: 'captains' }));
  return more.length > 0 ? null : ranked(state, last);
}

/** Captains are chosen in rank order, the last rank first. */
export const captainChooser = (state: TrexlandsState): Seat | null =>
  inRankOrder(state).findLast((seat) => campOf(state, seat).captain === null) ?? null;

export const freeCaptains = (state: TrexlandsState): readonly CaptainId[] =>
  CAPTAINS.filter((id) => state.camps.every(({ captain }) => captain?.id !== id));

export const chooseCaptain = (state: TrexlandsState, { seat, captain }: ChooseCaptainAction): Told =>
  told(
    withCamp(state, seat, () => ({ captain: { id: captain, usedIn: null } })),
    { type: 'captain-chosen', seat, captain },
  );

export const captainsByThemselves = (state: TrexlandsState): Told | null =>
  captainChooser(state) === null ? firstTurn({ ...state, cycle: 1 }) : null;
