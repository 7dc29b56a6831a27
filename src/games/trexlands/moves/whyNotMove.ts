import type { Seat } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import { behind, borderBetween, isOnBoard, isPassable, rampOf } from '../board/paths.ts';
import { CAPTAIN_TERMS, navigatorsFirst } from '../captains.ts';
import { CITY, ownerOf, type Place, type TerraId } from '../ids.ts';
import { inForce } from '../options.ts';
import { campOf, enemiesIn, isCaptain, isFree, ownIn, placeOf, roomIn, terraOf, truckOf } from '../queries.ts';
import type { TrexlandsState, Turn } from '../state.ts';
import { refusals } from '../refusals.ts';
import type { Ramp } from '../board/board.ts';
import type { Move } from './move.ts';

/** The objection to a MOVE of the turn; null if none. */
export function whyNotMove(state: TrexlandsState, turn: Turn, move: Move): Fault | null {
  return whyNotTrucks(state, turn, move) ?? whyNotThere(state, turn, move);
}

function whyNotThere(state: TrexlandsState, turn: Turn, move: Move): Fault | null {
  switch (move.kind) {
    case 'camp':
      return whyNotCampToTerra(state, turn.seat, move);
    case 'terra':
      return whyNotTerraToTerra(state, turn, move);
    case 'city':
      return whyNotTerraToCity(state, move);
  }
}

/** One truck, or a whole stack (TX-21), of the turn's seat; with a Convoy another one than before. */
function whyNotTrucks(state: TrexlandsState, turn: Turn, { trucks }: Move): Fault | null {
  const strange = trucks.find((id) => ownerOf(id) !== turn.seat || !state.trucks.some((truck) => truck.id === id));
  if (strange !== undefined) return refusals.notYours(strange, turn.seat);
  const [first, second, ...more] = trucks;
  if (first === undefined || more.length > 0) return refusals.trucksInMove(trucks.length);
  const { mate } = truckOf(state, first);
  if ((second ?? null) !== mate) return mate === null ? refusals.noStack(first) : refusals.inStack(first, mate);
  const again = trucks.find((id) => turn.moved.includes(id));
  return again === undefined ? null : refusals.movedAlready(again);
}

function whyNotCampToTerra(state: TrexlandsState, seat: Seat, move: Move): Fault | null {
  const { ramp, to, via } = move;
  const found = ramp === null ? undefined : rampOf(state.board, ramp);
  if (placeOf(state, move.trucks) !== 'camp') return refusals.notInCamp(move.trucks);
  if (found === undefined) return refusals.noRamp(ramp);
  if (!isOnBoard(state.board, to)) return refusals.noTerra(to);
  const entry = via ?? to;
  if (!found.terra.includes(entry)) return refusals.notAtRamp(entry, found.id);
  if (via !== null) return whyNotSecondRow(state, seat, found, via, to) ?? whyNoRoom(state, seat, move, to);
  return whyNotEntered(state, seat, found, to) ?? whyNoRoom(state, seat, move, to);
}

/** TX-15, TX-58: a free Terra, or by tuned rules an own truck's; where rivals hold all of the ramp, one of theirs. */
function whyNotEntered(state: TrexlandsState, seat: Seat, ramp: Ramp, to: TerraId): Fault | null {
  const left = ramp.terra.filter((id) => !isHeldByRival(state, id, seat));
  if (left.length === 0) return null;
  if (enemiesIn(state, to, seat).length > 0) return refusals.noBattleFromCamp(left);
  if (terraOf(state, to).post !== null) return refusals.postThere(to, ramp.id);
  return inForce(state.options, 'ownEntry') || isFree(state, to) ? null : refusals.ownThere(to);
}

/** TX-65: by a truck, or by a Post alone. */
function isHeldByRival(state: TrexlandsState, id: TerraId, seat: Seat): boolean {
  const { post } = terraOf(state, id);
  return enemiesIn(state, id, seat).length > 0 || (post !== null && post.owner !== seat);
}

/** The Captain Navigator serves, by his terms (data/captains.json). */
function mayNavigate(state: TrexlandsState, seat: Seat): boolean {
  if (!isCaptain(state, seat, 'navigator')) return false;
  const { every } = CAPTAIN_TERMS.navigator;
  const usedIn = campOf(state, seat).captain?.usedIn ?? null;
  return usedIn === null
    ? state.cycle >= navigatorsFirst(state.seats)
    : every !== null && state.cycle - usedIn >= every;
}

/** Captain Navigator. */
function whyNotSecondRow(state: TrexlandsState, seat: Seat, ramp: Ramp, via: TerraId, to: TerraId): Fault | null {
  if (!mayNavigate(state, seat)) return refusals.noNavigator(navigatorsFirst(state.seats));
  if (behind(ramp, via) !== to) return refusals.notSecondRow(to, via);
  if (!isFree(state, via)) return refusals.viaNotFree(via);
  return whyNotAcross(state, via, to) ?? (isFree(state, to) ? null : refusals.notFree(to));
}

function whyNotTerraToTerra(state: TrexlandsState, turn: Turn, move: Move): Fault | null {
  const { ramp, via, to } = move;
  const from = placeOf(state, move.trucks);
  if (from === 'camp') return refusals.inCamp(move.trucks);
  if (ramp !== null) return refusals.byNoRamp(ramp, from);
  if (!isOnBoard(state.board, to)) return refusals.noTerra(to);
  if (to === from) return refusals.noDistance(to);
  return whyNotPassed(state, turn, from, via, to) ?? whyNoRoom(state, turn.seat, move, to);
}

/** Nitro, Fuel: two Terra, the first free. */
function whyNotPassed(
  state: TrexlandsState,
  turn: Turn,
  from: TerraId,
  via: TerraId | null,
  to: TerraId,
): Fault | null {
  if (via === null) return whyNotAcross(state, from, to);
  if (!turn.moveTwo) return refusals.noNitro();
  const toVia = whyNotAcross(state, from, via);
  if (toVia !== null) return toVia;
  return isFree(state, via) ? whyNotAcross(state, via, to) : refusals.viaNotFree(via);
}

/** TX-10, TX-11: whichever of the two it is that keeps a truck from crossing. */
const whyNotAcross = ({ board }: TrexlandsState, here: TerraId, there: Place): Fault | null =>
  isPassable(board, here, there)
    ? null
    : refusals.notPassable(here, there, borderBetween(board, here, there) !== undefined);

/** TX-21, TX-22, TX-50, TX-56. A Terra that is passed through holds all who pass, for a moment. */
function whyNoRoom(state: TrexlandsState, seat: Seat, { trucks, stack, via }: Move, to: TerraId): Fault | null {
  if (via !== null && trucks.length > roomIn(state, via)) return refusals.noRoom(via, roomIn(state, via));
  const own = ownIn(state, to, seat);
  if (own.length + trucks.length > roomIn(state, to)) return refusals.noRoom(to, roomIn(state, to));
  if (stack && own.length !== 1) return refusals.nothingToStackOn(to);
  return null;
}

/** TX-25: no battles in the City; TX-57: its border may be blocked. */
function whyNotTerraToCity(state: TrexlandsState, { trucks, ramp, to, stack, via }: Move): Fault | null {
  const from = placeOf(state, trucks);
  if (from === 'camp') return refusals.inCamp(trucks);
  if (ramp !== null) return refusals.byNoRamp(ramp, from);
  if (to !== CITY || stack || via !== null) return refusals.noTerra(to);
  return whyNotAcross(state, from, CITY);
}
