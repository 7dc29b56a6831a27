import type { HowFar } from '../../engine/howFar.ts';
import type { Result } from '../../sim/result.ts';
import type { ScenarioTable } from '../../games/traction/scenario/table.ts';
import type { RollTable } from '../../games/trexlands/scenario/table.ts';
import type { Paint } from '../colours.ts';

/** A scenario that has been read, of whatever game: all that judging and telling need to know. */
export interface Playable {
  readonly title: string;
  /** How many actions it has. */
  readonly actions: number;
  readonly expect: readonly object[];
  /** Plays it, tick by tick. */
  readonly play: (tables: Tables) => AsyncGenerator<HowFar, Result<Played>, void>;
}

/** What was judged. */
export interface Played {
  /** As it is written. */
  readonly judgement: { readonly build: string; readonly hash: string; readonly actions: readonly object[] };
  /** For a person, not indented. */
  readonly lines: (paint: Paint) => readonly string[];
}

/** Where scenarios are played, by game; a table is only asked for when there is something to play on it. */
export interface Tables {
  readonly traction: () => Promise<ScenarioTable>;
  readonly trexlands: () => Promise<RollTable>;
}
