import type { HowFar } from '#engine/howFar.ts';
import type { Progress, Terminal } from './terminal.ts';

/** How long the thread is kept without giving way, ms: Ctrl-C is heard in between. */
const BREATH_MS = 50;

export interface Pace {
  /** Told how many actions are done. */
  readonly progress: Progress;
  /** Actions that were done before the first of these. */
  readonly before: number;
  /** After so many seconds it is given up; null: never. */
  readonly timeoutS: number | null;
}

/** Time was up. */
export interface TimedOut {
  readonly at: HowFar;
}

/**
 * Plays something to its end, tick by tick: tells how far it is, gives way now and then, and stops when its time is up.
 */
export async function paced<T>(
  steps: AsyncGenerator<HowFar, T, void>,
  { now }: Pick<Terminal, 'now'>,
  { progress, before, timeoutS }: Pace,
): Promise<{ readonly value: T } | TimedOut> {
  const begun = now();
  let breathed = begun;
  for (;;) {
    const step = await steps.next();
    if (step.done) return { value: step.value };
    const at = step.value;
    const time = now();
    if (at.tick > 0 && time - breathed < BREATH_MS) continue;
    breathed = time;
    await progress.done(before + at.done);
    if (timeoutS !== null && time - begun >= timeoutS * 1000) return { at };
  }
}
