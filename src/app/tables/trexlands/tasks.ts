import { ticksOf } from '../../../engine/howFar.ts';
import { rollingTo } from '../../../games/trexlands/rollOut.ts';
import { ok } from '../../../sim/result.ts';
import type { BattleSetup } from '../../../games/trexlands/rolling/battle.ts';
import type { TaskSteps } from '../../offThread/helper.ts';

/** How a roll (`helper.ts`), the only task of Trexlands, is carried out. */
export const stepsOf: TaskSteps = function* (physics, { given }) {
  return ok(yield* ticksOf(rollingTo(physics, given as BattleSetup), 0));
};
