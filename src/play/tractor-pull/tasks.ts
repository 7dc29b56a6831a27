import { ticksOf } from '#engine/howFar.ts';
import { tractorPullBots } from '#bots/tractor-pull/bots.ts';
import { reportOf } from '#games/tractor-pull/perform.ts';
import { ok } from '#sim/result.ts';
import { rollingOut } from '#sim/roll/roll.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { SpunWrench } from '#sim/roll/wrench/spin.ts';
import type { TaskSteps } from '../offThread/helper.ts';
import { THINK, type ToThink } from '../session/botWorkerClient.ts';
import { thinkingBy } from '../session/botWorker.ts';

/** How a spin (`helper.ts`) and a computer's thinking are carried out. */
export const stepsOf: TaskSteps = function* (physics, { do: what, given }) {
  if (what === THINK) return yield* thinkingBy(tractorPullBots, physics, given as ToThink<TractorPullState>);
  const { setup, spin } = given as SpunWrench;
  return ok(reportOf(yield* ticksOf(rollingOut(physics, setup), 0), spin));
};
