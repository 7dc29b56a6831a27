import type { RollReport } from '#games/truck-off/rollReport.ts';
import type { Physics } from '#sim/physics.ts';
import type { RollSetup } from '#sim/roll/rollWorld.ts';
import type { Helper, Task } from '#play/offThread/helper.ts';
import { gameHelper } from '../gameHelper.ts';
import { late } from '#app/late/late.ts';

/** A throw of dice. */
export const rollTask = (setup: RollSetup): Task<RollReport> => ({ do: 'roll', given: setup });

/** Carries it out. */
export const helperOf = (physics: Physics): Promise<Helper> =>
  gameHelper('truck-off', physics, () => late(async () => (await import('#play/truck-off/tasks.ts')).stepsOf));
