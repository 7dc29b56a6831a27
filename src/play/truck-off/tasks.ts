import { ticksOf } from '#engine/howFar.ts';
import { reportOf } from '#games/truck-off/perform.ts';
import { ok } from '#sim/result.ts';
import { rollingOut } from '#sim/roll/roll.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { truckOffBots } from '#bots/truck-off/bots.ts';
import { THINK, type ToThink } from '../session/botWorkerClient.ts';
import { thinkingBy } from '../session/botWorker.ts';
import type { RollSetup } from '#sim/roll/rollWorld.ts';
import type { TaskSteps } from '../offThread/helper.ts';

/** How a throw (`helper.ts`) and a computer's thinking are carried out. */
export const stepsOf: TaskSteps = function* (physics, { do: what, given }) {
  if (what === THINK) return yield* thinkingBy(truckOffBots, physics, given as ToThink<TruckOffState>);
  return ok(reportOf(yield* ticksOf(rollingOut(physics, given as RollSetup), 0)));
};
