import type { Ticking } from '#sim/ticking.ts';

/** How far something that goes on action by action has come. */
export interface HowFar {
  /** Actions that are done. */
  readonly done: number;
  /** Ticks into the one that is being performed; 0 between two. */
  readonly tick: number;
}

/** An action tick by tick, after so many actions that are done. Its world is freed even if the caller stops early. */
export function* ticksOf<T>(action: Ticking<T>, done: number): Generator<HowFar, T, void> {
  try {
    for (;;) {
      const step = action.next();
      if (step.done) return step.value;
      yield { done, tick: step.value };
    }
  } finally {
    abandon(action);
  }
}

/** Harmless where it is over already. */
const abandon = (action: Generator<unknown, unknown>): void => void action.return(undefined);
