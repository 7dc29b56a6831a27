import type { Physics } from '#sim/physics.ts';
import { breath, now, SLICE_MS } from '../host/pausing.ts';
import type { Result } from '#sim/result.ts';
import { abandoned, type Asking, type Helper, type Task, type TaskSteps } from './helper.ts';

/**
 * A helper on the page's own thread, for a browser without workers: it gives way so often that the page can be used
 * meanwhile.
 */
export function slicedHelper(
  physics: Physics,
  stepsOf: TaskSteps,
  pause: () => Promise<void> = breath,
  clock: () => number = now,
): Helper {
  async function carryOut(task: Task, { onProgress, signal }: Asking): Promise<Result<unknown>> {
    const steps = stepsOf(physics, task);
    let begun = clock();
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      if (clock() - begun < SLICE_MS) continue;
      onProgress(step.value);
      await pause();
      if (signal.aborted) {
        steps.return(abandoned()); // frees its world
        return abandoned();
      }
      begun = clock();
    }
  }
  return { carryOut: carryOut as Helper['carryOut'], close: () => undefined };
}
