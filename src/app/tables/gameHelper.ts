import type { Physics } from '#sim/physics.ts';
import type { Helper, TaskSteps } from '#play/offThread/helper.ts';
import { openHelper, portOf } from '../offThread/openHelper.ts';

/** Opens a helper for the tasks of that game; `steps`: for this thread, where there is no worker. */
export const gameHelper = (game: string, physics: Physics, steps: () => Promise<TaskSteps>): Promise<Helper> =>
  openHelper(physics, {
    start: () => portOf(new Worker(new URL('./taskWorker.ts', import.meta.url), { type: 'module', name: game })),
    steps,
  });
