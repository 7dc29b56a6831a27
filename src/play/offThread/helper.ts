import type { HowFar } from '#engine/howFar.ts';
import type { Physics } from '#sim/physics.ts';
import { fault, type Result } from '#sim/result.ts';
import { texts } from '../texts.ts';

/**
 * Something physical to be carried out; plain data, so that it can be sent. `R`: what comes of it, for the game's
 * rules.
 */
export interface Task<R = unknown> {
  /** By this name the game knows how to do it (`TaskSteps`). */
  readonly do: string;
  readonly given: unknown;
  /** Never there: the compiler learns from it what comes of the task. */
  readonly gives?: R;
}

/** Carries out the tasks of one game, tick by tick, on whichever thread this is. */
export type TaskSteps = (physics: Physics, task: Task) => Generator<HowFar, Result<unknown>, void>;

export interface Asking {
  /** Now and then, while it goes on. */
  readonly onProgress: (at: HowFar) => void;
  /** Aborted when the task is no longer wanted. */
  readonly signal: AbortSignal;
}

/** Carries tasks of one game out one after another, without holding up the page. */
export interface Helper {
  /** Faults: those of the task; `abandoned` where it was called off. Rejects where the helper itself has failed. */
  carryOut<R>(task: Task<R>, asking: Asking): Promise<Result<R>>;
  /** It is not needed any more. */
  close(): void;
}

export const abandoned = (): ReturnType<typeof fault> => fault('abandoned', texts.files.abandoned);
