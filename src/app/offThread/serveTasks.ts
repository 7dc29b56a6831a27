import { loadPhysics } from '#sim/physics.ts';
import type { Task, TaskSteps } from '#play/offThread/helper.ts';
import type { Said } from '#play/offThread/messages.ts';
import { LateFault } from '#play/offThread/lateFault.ts';
import { whyNoPhysics } from '../late/machine.ts';
import { withoutPhysics } from '../late/physicsMissing.ts';

/** How often it tells how far it is, ms: often enough for a bar to grow smoothly. */
const TELL_MS = 100;

const tell = (said: Said): void => self.postMessage(said);

/** Exports of a game's `tasks.ts`. */
export interface TasksOfGame {
  readonly stepsOf: TaskSteps;
}

/**
 * Makes a worker of this thread: with a physics module of its own it carries out one task of a game at a time. `load`:
 * how that game's tasks come; undefined where it has none. Where the browser cannot run the physics, it carries out
 * what needs none.
 */
export function serveTasks(load: (() => Promise<TasksOfGame>) | undefined): void {
  const missing = whyNoPhysics();
  const physics = missing === null ? loadPhysics() : Promise.resolve(withoutPhysics(missing));
  const ready = Promise.all([physics, load?.() ?? Promise.reject(new Error('there are no tasks of this game'))]);
  const carryOut = async (task: Task): Promise<void> => {
    const [physics, { stepsOf }] = await ready;
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
  const failed = (error: unknown): void =>
    tell({ say: 'failed', why: String(error), ...(error instanceof LateFault && { missing: error.told }) });
  ready.then(() => tell({ say: 'ready' }), failed);
  self.addEventListener('message', ({ data }: MessageEvent<Task>) => void carryOut(data).catch(failed));
}
