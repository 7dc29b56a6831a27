import { loadPhysics } from '../../sim/physics.ts';
import type { Task, TaskSteps } from './helper.ts';
import type { Said } from './messages.ts';

/** How often it tells how far it is, ms: as often as anybody sees a bar grow. */
const TELL_MS = 100;

const tell = (said: Said): void => self.postMessage(said);

/** By the names of games. */
export type TasksOfGames = Readonly<Record<string, () => Promise<TaskSteps>>>;

/** Makes a worker of this thread: with a physics module of its own it carries out one task of the game at a time. */
export function serveTasks(game: string, tasks: TasksOfGames): void {
  const ready = Promise.all([loadPhysics(), stepsFor(game, tasks)]);
  const carryOut = async (task: Task): Promise<void> => {
    const [physics, stepsOf] = await ready;
    const steps = stepsOf(physics, task);
    let told = performance.now();
    for (;;) {
      const step = steps.next();
      if (step.done) return tell({ say: 'done', outcome: step.value });
      const now = performance.now();
      if (now - told < TELL_MS) continue;
      told = now;
      tell({ say: 'at', at: step.value });
    }
  };
  const failed = (error: unknown): void => tell({ say: 'failed', why: String(error) });
  ready.then(() => tell({ say: 'ready' }), failed);
  self.addEventListener('message', ({ data }: MessageEvent<Task>) => void carryOut(data).catch(failed));
}

async function stepsFor(game: string, tasks: TasksOfGames): Promise<TaskSteps> {
  const load = tasks[game];
  if (load === undefined) throw new Error(`no tasks of ${game} are known here`);
  return load();
}
