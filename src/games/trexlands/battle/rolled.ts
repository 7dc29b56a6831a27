import type { PieceId } from '#sim/ids.ts';
import type { WrenchAction } from '../actions.ts';
import type { BattleAct } from '../acts.ts';
import { withCamp, withTop } from '../changes.ts';
import { ownerOf } from '../ids.ts';
import { isFort, terraOf } from '../queries.ts';
import type { TrexlandsState } from '../state.ts';
import { applied, type Applied } from '../applied.ts';
import { whoCould } from '../windows.ts';

/** The outcome of a battle's roll, so far. */
export function battleRolled(state: TrexlandsState, act: BattleAct, upright: readonly PieceId[]): Applied {
  const up = [...act.upright, ...upright].sort(); // who was up does not roll again
  const rolled = { ...act, upright: up, rolledTwice: true };
  const again = act.rolledTwice ? [] : rollingTwice(state, act).filter((id) => !up.includes(id));
  if (again.length > 0) return applied(withTop(state, { ...rolled, rolling: again }));
  const after: BattleAct = { ...rolled, step: 'after', rolling: [] };
  return applied(withTop(state, { ...after, waiting: whoCould(withTop(state, after)) }));
}

/** Charge and Fortress: to roll twice and keep the better is to roll again what is down. */
function rollingTwice(state: TrexlandsState, { charge, attackers, defenders, terra }: BattleAct): readonly PieceId[] {
  const here = terraOf(state, terra);
  const forted = isFort(here) ? defenders.filter((id) => ownerOf(id) === here.post?.owner) : [];
  return [...(charge ? attackers : []), ...forted];
}

/** One truck of the battle on top rolls again. */
export function rollAgain(state: TrexlandsState, truck: PieceId): TrexlandsState {
  const [act] = state.agenda;
  return act?.type === 'battle' ? withTop(state, { ...act, step: 'roll', rolling: [truck], waiting: [] }) : state;
}

/** Captain Wrench. */
export const rollAgainByWrench = (state: TrexlandsState, { seat, truck }: WrenchAction): Applied =>
  applied(
    rollAgain(
      withCamp(state, seat, () => ({ captain: { id: 'wrench', usedIn: state.cycle } })),
      truck,
    ),
    { type: 'captain-used', seat, captain: 'wrench' },
  );
