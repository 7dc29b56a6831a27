import type { Physics } from '#sim/physics.ts';
import type { Pace } from '../session/state.ts';
import type { Settings } from '../settings/settings.ts';
import type { Library } from '../storage/library.ts';

/** The parts that the page gives to a table. */
export interface TableBase {
  readonly physics: Physics;
  readonly pace: Pace;
  /** Chance from 0 to 1, for the seeds of new matches. */
  readonly random: () => number;
  readonly library: Library;
  /** Settings as they stand. */
  readonly settings: () => Settings;
  readonly change: (patch: Partial<Settings>) => void;
}
