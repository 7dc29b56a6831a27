import type { BattleAct } from '#games/trexlands/acts.ts';
import { isFort, terraOf } from '#games/trexlands/queries.ts';
import { wrenchServes } from '#games/trexlands/windows.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import { oddsOf } from './odds.ts';

/** Which trucks of a battle may be upright, with the chance of that. */
export interface Rolled {
  readonly upright: readonly PieceId[];
  readonly chance: number;
}

/** All outcomes of the rolls that are to come in a battle; trucks of one side are alike. */
export function afterRoll(state: TrexlandsState, act: BattleAct): readonly Rolled[] {
  if (act.step !== 'before' && act.step !== 'roll') return [{ upright: act.upright, chance: 1 }];
  const attackers = outcomesOf(state, act, act.seat, act.attackers);
  const defenders = outcomesOf(state, act, act.defender, act.defenders);
  return attackers.flatMap((a) =>
    defenders.map((d) => ({
      upright: [...act.upright, ...a.upright, ...d.upright].sort(),
      chance: a.chance * d.chance,
    })),
  );
}

/** The chance that the attack succeeds, 0 to 1. */
export function oddsOfAttack(state: TrexlandsState, act: BattleAct): number {
  const isUp = (ids: readonly PieceId[], upright: readonly PieceId[]): boolean =>
    ids.some((id) => upright.includes(id));
  return afterRoll(state, act).reduce(
    (sum, { upright, chance }) => (isUp(act.attackers, upright) && !isUp(act.defenders, upright) ? sum + chance : sum),
    0,
  );
}

/** One side's roll: so many upright of those that roll, the first ones. */
function outcomesOf(state: TrexlandsState, act: BattleAct, seat: Seat, trucks: readonly PieceId[]): readonly Rolled[] {
  const rolling = trucks.filter((id) => act.rolling.includes(id));
  const odds = oddsOf(act.surface, act.ballast.includes(seat), state.options);
  const each = rollsTwice(state, act, seat) ? 1 - (1 - odds) * (1 - odds) : odds;
  const counts = withWrench(countsOf(rolling.length, each), wrenchServes(state, seat) ? odds : 0);
  return counts.map((chance, up) => ({ upright: rolling.slice(0, up), chance }));
}

/** Charge, and a Fortress for its owner. */
function rollsTwice(state: TrexlandsState, act: BattleAct, seat: Seat): boolean {
  if (act.rolledTwice) return false;
  if (seat === act.seat) return act.charge;
  const here = terraOf(state, act.terra);
  return isFort(here) && here.post?.owner === seat;
}

/** The chances of 0, 1, 2, ... upright of so many. */
export function countsOf(trucks: number, each: number): readonly number[] {
  let counts: readonly number[] = [1];
  for (let n = 0; n < trucks; n += 1)
    counts = [...counts, 0].map((none, up) => none * (1 - each) + (counts[up - 1] ?? 0) * each);
  return counts;
}

/** The same where one that is down rolls again. */
const withWrench = (counts: readonly number[], odds: number): readonly number[] =>
  counts.map((chance, up) => (up === counts.length - 1 ? chance : chance * (1 - odds)) + (counts[up - 1] ?? 0) * odds);
