import type { RollReport } from '../../../games/trexlands/rollReport.ts';
import type { Physics } from '../../../sim/physics.ts';
import type { BattleSetup } from '../../../games/trexlands/rolling/battle.ts';
import type { Helper, Task } from '../../offThread/helper.ts';
import { gameHelper } from '../gameHelper.ts';

/** A roll of trucks. */
export const rollTask = (setup: BattleSetup): Task<RollReport> => ({ do: 'roll', given: setup });

/** Carries out tasks of Trexlands. */
export const helperOf = (physics: Physics): Promise<Helper> =>
  gameHelper('trexlands', physics, async () => (await import('./tasks.ts')).stepsOf);
