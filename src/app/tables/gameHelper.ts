import type { Physics } from '#sim/physics.ts';
import type { Helper, TaskSteps } from '#play/offThread/helper.ts';
import { late } from '../late/late.ts';
import { openHelper, portOf } from '../offThread/openHelper.ts';
import type { TasksOfGame } from '../offThread/serveTasks.ts';

/** The tasks of every game, looked up when they are needed: scripts that know no `glob` load this file, too. */
const tasks = () => import.meta.glob<TasksOfGame>('../../play/*/tasks.ts');

/** Opens helpers for the tasks of that game, which its file `tasks.ts` carries out. */
export const helperFor =
  (game: string) =>
  (physics: Physics): Promise<Helper> =>
    gameHelper(game, physics, () => late(async () => stepsIn(tasks()[`../../play/${game}/tasks.ts`])));

async function stepsIn(load: (() => Promise<TasksOfGame>) | undefined): Promise<TaskSteps> {
  if (load === undefined) throw new Error('a game has tasks');
  return (await load()).stepsOf;
}

/** Opens a helper for the tasks of that game; `steps`: for this thread, where there is no worker. */
export const gameHelper = (game: string, physics: Physics, steps: () => Promise<TaskSteps>): Promise<Helper> =>
  openHelper(physics, {
    start: () => portOf(new Worker(new URL('./taskWorker.ts', import.meta.url), { type: 'module', name: game })),
    steps,
  });
