import { judgeRoll } from './referee/judge.ts';
import type { Physics } from '#sim/physics.ts';
import type { Rolled } from '#sim/roll/roll.ts';
import type { Ticking } from '#sim/ticking.ts';
import { rollingTrucks, type BattleSetup } from './rolling/battle.ts';
import type { RollReport } from './rollReport.ts';

// A roll without the rules that ask for it.

/** The outcome of a roll, as the referee calls it. */
export function reportOf(rolled: Rolled): RollReport {
  const rulings = judgeRoll(rolled);
  return {
    ticks: rolled.ticks,
    hash: rolled.hash,
    rulings,
    trucks: rulings.map(({ truck, upright, code, counts }) => ({ id: truck, upright, code, counts })),
  };
}

/** Throws the trucks and has the referee say how each came to lie, tick by tick. */
export function* rollingTo(physics: Physics, setup: BattleSetup): Ticking<RollReport> {
  return reportOf(yield* rollingTrucks(physics, setup));
}
