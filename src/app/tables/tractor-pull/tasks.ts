import { ticksOf } from '../../../engine/howFar.ts';
import { reportOf } from '../../../games/tractor-pull/perform.ts';
import { ok } from '../../../sim/result.ts';
import { rollingOut } from '../../../sim/roll/roll.ts';
import type { SpunWrench } from '../../../sim/roll/wrench/spin.ts';
import type { TaskSteps } from '../../offThread/helper.ts';

/** How a spin (`helper.ts`) is carried out. */
export const stepsOf: TaskSteps = function* (physics, { given }) {
  const { setup, spin } = given as SpunWrench;
  return ok(reportOf(yield* ticksOf(rollingOut(physics, setup), 0), spin));
};
