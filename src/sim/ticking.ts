import type { Tick } from './ids.ts';
import { fault, type Result } from './result.ts';
import { ACTION_TICKS_MOST } from './settings.ts';

/** An operation on the table that stops after every tick: the caller decides how many it takes at a time. */
export type Ticking<T> = Generator<Tick, T, void>;

/** All of it within this call. */
export function atOnce<T>(ticking: Ticking<T>): T {
  for (;;) {
    const step = ticking.next();
    if (step.done) return step.value;
  }
}

/** The same action, given up after so many ticks. Fault: `action-too-long`, and the action's own. */
export function* bounded<T>(action: Ticking<Result<T>>, most: number = ACTION_TICKS_MOST): Ticking<Result<T>> {
  for (;;) {
    const step = action.next();
    if (step.done) return step.value;
    if (step.value > most)
      return fault('action-too-long', `The action goes on after ${most} ticks, which is the most for one action.`);
    yield step.value;
  }
}
