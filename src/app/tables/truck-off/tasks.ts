import { ticksOf } from '../../../engine/howFar.ts';
import { reportOf } from '../../../games/truck-off/perform.ts';
import { ok } from '../../../sim/result.ts';
import { rollingOut } from '../../../sim/roll/roll.ts';
import type { RollSetup } from '../../../sim/roll/rollWorld.ts';
import type { TaskSteps } from '../../offThread/helper.ts';

/** How a throw (`helper.ts`) is carried out. */
export const stepsOf: TaskSteps = function* (physics, { given }) {
  return ok(reportOf(yield* ticksOf(rollingOut(physics, given as RollSetup), 0)));
};
