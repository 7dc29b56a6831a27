import type { Physics } from '#sim/physics.ts';
import type { Pace } from './state.ts';

/** The parts that every session is made of. */
export interface SessionBase {
  readonly physics: Physics;
  readonly pace: Pace;
  /** Chance from 0 to 1, for the seeds of new matches. */
  readonly random: () => number;
}
