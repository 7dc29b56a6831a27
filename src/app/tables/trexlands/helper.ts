import type { ToValue } from '#bots/trexlands/analysis.ts';
import type { ActionValue } from '#bots/turningPoints.ts';
import type { RollReport } from '#games/trexlands/rollReport.ts';
import type { Physics } from '#sim/physics.ts';
import type { BattleSetup } from '#games/trexlands/rolling/battle.ts';
import type { Helper, Task } from '#play/offThread/helper.ts';
import { gameHelper } from '../gameHelper.ts';
import { late } from '#app/late/late.ts';

/** A roll of trucks. */
export const rollTask = (setup: BattleSetup): Task<RollReport> => ({ do: 'roll', given: setup });

/** The value of one action of a match. */
export const valueTask = (given: ToValue): Task<ActionValue | null> => ({ do: 'value', given });

/** Carries out tasks of Trexlands. */
export const helperOf = (physics: Physics): Promise<Helper> =>
  gameHelper('trexlands', physics, () => late(async () => (await import('#play/trexlands/tasks.ts')).stepsOf));
