import { ticksOf, type HowFar } from '../howFar.ts';
import type { Game, GameTypes, MatchResult } from '../game.ts';
import type { MatchFiles } from '../matchFile/matchFiles.ts';
import type { MatchJson } from '../matchFile/matchForm.ts';
import { replaying, type Difference, type RecordedAction, type ReplayAnswer, type TickingTable } from '../replay.ts';
import { once } from './once.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';

/** A match of any game that has been read: all that playing it again and telling it need to know. */
export interface Replayable {
  readonly game: string;
  readonly build: string;
  readonly tickHz: number;
  /** How many actions it has. */
  readonly actions: number;
  /** Plays it, tick by tick. */
  readonly replay: () => AsyncGenerator<HowFar, Result<Replayed>, void>;
}

/** Reads a match file of the game. Faults: the first thing that is wrong with it, with its place and value. */
export type ReadMatch = (json: MatchJson) => Result<Replayable>;

/** A replay's outcome, as far as it went. */
export interface Replayed {
  readonly difference: Difference | null;
  readonly actions: number;
  /** Hash of the last position that was reached; null before the first action. */
  readonly hash: string | null;
  /** The last position that was reached: as the public sees it, and whole, with what players hide from one another. */
  readonly state: { readonly seen: object; readonly whole: object };
  readonly result: MatchResult | null;
  /** The awaited players where the match is not won yet, as the end of a sentence. */
  readonly waiting: string;
}

/** The parts of a game that replaying its matches takes. */
export interface ReplayableGame<T extends GameTypes, R extends RecordedAction<T>> {
  readonly game: Game<T>;
  readonly matchOf: MatchFiles<T, R>['matchOf'];
  /** Only asked for when there is something to play, and then once. */
  readonly openTable: () => Promise<TickingTable<T>>;
  /** The awaited players of a match that is not won yet, as the end of a sentence. */
  readonly waiting: (state: T['state']) => string;
}

/** A table of a physics build; physics and the game's own part are loaded when there is something to play. */
export const onPhysics =
  <T extends GameTypes>(
    load: () => Promise<{ replayTable(physics: Physics): TickingTable<T> }>,
  ): (() => Promise<TickingTable<T>>) =>
  async () => {
    const [{ loadPhysics }, { replayTable }] = await Promise.all([import('#sim/physics.ts'), load()]);
    return replayTable(await loadPhysics());
  };

/** How matches of the game are read. The build is the replay's to check. */
export function replayableBy<T extends GameTypes & { readonly state: object }, R extends RecordedAction<T>>({
  game,
  matchOf,
  waiting,
  ...parts
}: ReplayableGame<T, R>): ReadMatch {
  const openTable = once(parts.openTable);
  return (json) => {
    const read = matchOf(json, null);
    if (!read.ok) return read;
    const recording = read.value;
    async function* replay(): AsyncGenerator<HowFar, Result<Replayed>, void> {
      const table = await openTable();
      const steps = replaying(game, recording, table.build);
      let step = steps.next(null);
      while (!step.done) {
        const { done, wanted } = step.value;
        let answer: ReplayAnswer<T> = null;
        if (wanted === null) yield { done, tick: 0 };
        else answer = yield* ticksOf(table.performing(wanted.state, wanted.action, wanted.random), done);
        step = steps.next(answer);
      }
      const replayed = step.value;
      if (!replayed.ok) return replayed;
      const {
        match: { state, log },
        difference,
      } = replayed.value;
      return ok({
        difference,
        actions: log.length,
        hash: log.at(-1)?.hash ?? null,
        state: { seen: game.view(state, null), whole: state },
        result: game.result(state),
        waiting: waiting(state),
      });
    }
    const { build, tickHz } = recording.header;
    return ok({ game: game.id, build, tickHz, actions: recording.log.length, replay });
  };
}
