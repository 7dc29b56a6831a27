import { valuing, type ToValue } from '#bots/trexlands/analysis.ts';
import { trexlandsBots } from '#bots/trexlands/bots.ts';
import { ticksOf } from '#engine/howFar.ts';
import { rollingTo } from '#games/trexlands/rollOut.ts';
import type { BattleSetup } from '#games/trexlands/rolling/battle.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { ok } from '#sim/result.ts';
import type { TaskSteps } from '../offThread/helper.ts';
import { THINK, type ToThink } from '../session/botWorkerClient.ts';
import { thinkingBy, thoughtOf } from '../session/botWorker.ts';

/** How the tasks of Trexlands (`helper.ts`) are carried out. */
export const stepsOf: TaskSteps = function* (physics, { do: what, given }) {
  if (what === THINK) return yield* thinkingBy(trexlandsBots, physics, given as ToThink<TrexlandsState>);
  if (what === 'value') return yield* thoughtOf(valuing(given as ToValue));
  return ok(yield* ticksOf(rollingTo(physics, given as BattleSetup), 0));
};
