import type { OmenReport } from '#games/omen/state.ts';
import type { Physics } from '#sim/physics.ts';
import type { Release } from '#sim/roll/release.ts';
import type { Helper, Task } from '#play/offThread/helper.ts';
import { gameHelper } from '#app/tables/gameHelper.ts';
import { late } from '#app/late/late.ts';

/** A throw of the die, the only task of Omen. */
export const throwTask = (release: Release): Task<OmenReport> => ({ do: 'throw', given: release });

/** Carries it out. */
export const helperOf = (physics: Physics): Promise<Helper> =>
  gameHelper('omen', physics, () => late(async () => (await import('#play/omen/tasks.ts')).stepsOf));
