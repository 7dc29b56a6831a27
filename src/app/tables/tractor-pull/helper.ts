import type { SpinReport } from '#games/tractor-pull/spinReport.ts';
import type { Physics } from '#sim/physics.ts';
import type { SpunWrench } from '#sim/roll/wrench/spin.ts';
import type { Helper, Task } from '#play/offThread/helper.ts';
import { gameHelper } from '../gameHelper.ts';
import { late } from '#app/late/late.ts';

/** A spin of the wrench. */
export const spinTask = (spun: SpunWrench): Task<SpinReport> => ({ do: 'spin', given: spun });

/** Carries it out. */
export const helperOf = (physics: Physics): Promise<Helper> =>
  gameHelper('tractor-pull', physics, () => late(async () => (await import('#play/tractor-pull/tasks.ts')).stepsOf));
