import { loadPhysics, type Physics } from '../../sim/physics.ts';
import type { Task } from './helper.ts';
import type { Said } from './messages.ts';
import { stepsOf } from './stepsOf.ts';

// A thread beside the page's, with a physics module of its own. It carries out one task at a time.

/** How often it tells how far it is, ms: as often as anybody sees a bar grow. */
const TELL_MS = 100;

const tell = (said: Said): void => self.postMessage(said);

function carryOut(physics: Physics, task: Task): void {
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
}

const physics = loadPhysics();
physics.then(
  () => tell({ say: 'ready' }),
  (error: unknown) => tell({ say: 'failed', why: String(error) }),
);

self.addEventListener('message', ({ data }: MessageEvent<Task>) => {
  physics.then((here) => carryOut(here, data)).catch((error: unknown) => tell({ say: 'failed', why: String(error) }));
});
