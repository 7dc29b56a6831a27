import type { PieceId } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import type { RestackAction } from '../actions.ts';
import { tileOf } from '../board/paths.ts';
import { combine, takeApart } from '../changes.ts';
import { ownerOf } from '../ids.ts';
import { truckOf } from '../queries.ts';
import type { TrexlandsState, Turn } from '../state.ts';
import { refusals } from '../refusals.ts';
import { applied, type Applied } from '../applied.ts';
import { withTurn } from '../turn.ts';

/** TX-22: free at the start of the MOVE, each truck once a turn, so that a turn comes to an end. */
export function whyNotRestack(state: TrexlandsState, turn: Turn, { do: how, trucks }: RestackAction): Fault | null {
  const strange = trucks.find((id) => ownerOf(id) !== turn.seat || !state.trucks.some((truck) => truck.id === id));
  if (strange !== undefined) return refusals.notYours(strange, turn.seat);
  const again = trucks.find((id) => turn.restacked.includes(id));
  if (again !== undefined) return refusals.restackedAlready(again);
  return how === 'unstack' ? whyNotApart(state, trucks) : whyNotTogether(state, trucks);
}

const whyNotApart = (state: TrexlandsState, [a, b]: RestackAction['trucks']): Fault | null =>
  truckOf(state, a).mate === b ? null : refusals.noStack(a);

function whyNotTogether(state: TrexlandsState, [a, b]: RestackAction['trucks']): Fault | null {
  const [first, second] = [truckOf(state, a), truckOf(state, b)];
  const stacked = [first, second].find(({ mate }) => mate !== null);
  if (a === b || first.at !== second.at) return refusals.notTogether(a, b);
  if (stacked?.mate) return refusals.inStack(stacked.id, stacked.mate);
  return first.at !== 'camp' && tileOf(state.board, first.at).obstacle ? refusals.noRoom(first.at, 1) : null; // TX-56
}

export function restack(state: TrexlandsState, { do: how, seat, trucks }: RestackAction): Applied {
  const [a, b] = trucks;
  const changed = how === 'stack' ? combine(state, a, b) : takeApart(state, trucks);
  return applied(
    withTurn(changed, (turn) => noted(turn, trucks)),
    { type: how === 'stack' ? 'stacked' : 'unstacked', seat, trucks },
  );
}

const noted = (turn: Turn, trucks: readonly PieceId[]): Partial<Turn> => ({
  restacked: [...turn.restacked, ...trucks],
});
