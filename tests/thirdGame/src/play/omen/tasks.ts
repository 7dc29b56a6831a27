import { ticksOf } from '#engine/howFar.ts';
import { throwing } from '#games/omen/perform.ts';
import { ok } from '#sim/result.ts';
import type { Release } from '#sim/roll/release.ts';
import type { TaskSteps } from '#play/offThread/helper.ts';

/** How a throw (`helper.ts`) is carried out. */
export const stepsOf: TaskSteps = function* (physics, { given }) {
  return ok(yield* ticksOf(throwing(physics, given as Release), 0));
};
