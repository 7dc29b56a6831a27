import { ok, type Result } from '#sim/result.ts';
import { misfit } from '../files/misfit.ts';
import type { HowFar } from '../howFar.ts';
import type { ScenarioJson } from '../scenario/read.ts';
import type { Paint } from './lines.ts';
import { once } from './once.ts';

/** A scenario of any game that has been read: all that judging it and telling it need to know. */
export interface Playable {
  readonly title: string;
  /** How many actions it has. */
  readonly actions: number;
  readonly expect: readonly object[];
  /** Of the position itself, before its first action; left out where a game's positions are not judged. */
  readonly expectAtOnce?: object | undefined;
  /** Plays it, tick by tick. */
  readonly play: () => AsyncGenerator<HowFar, Result<Played>, void>;
}

/** Reads a scenario file of the game. Faults: the first thing that is wrong with it, with its place and value. */
export type ReadScenario = (json: ScenarioJson) => Result<Playable>;

/** A scenario's answer as it is written; what is said of an action is the game's. */
export interface Judged {
  readonly build: string;
  readonly tickHz: number;
  readonly hash: string;
  /** The same of the position itself, where the game judges positions. */
  readonly atOnce?: object;
  readonly actions: readonly object[];
}

export interface Played {
  readonly judgement: Judged;
  /** For a person, not indented. */
  readonly lines: (paint: Paint) => readonly string[];
}

/** The keys that every game's scenarios have. */
interface Scenario {
  readonly title: string;
  readonly actions: readonly object[];
  readonly expect: readonly object[];
  readonly expectAtOnce?: object | undefined;
}

/** The parts of a game that judging its scenarios takes. `S`: a scenario; `T`: where it is played; `J`: the answer. */
export interface ScenariosOf<S extends Scenario, T, J extends Judged> {
  readonly scenarioOf: (json: ScenarioJson) => Result<S>;
  /** Only asked for when there is something to play, and then once. */
  readonly openTable: () => Promise<T>;
  readonly judging: (scenario: S, table: T) => Generator<HowFar, Result<J>, void>;
  readonly lines: (scenario: S, judgement: J, paint: Paint) => readonly string[];
}

/** How scenarios of the game are read. */
export function playableBy<S extends Scenario, T, J extends Judged>(game: ScenariosOf<S, T, J>): ReadScenario {
  const openTable = once(game.openTable);
  async function* play(scenario: S): AsyncGenerator<HowFar, Result<Played>, void> {
    const judged = yield* game.judging(scenario, await openTable());
    if (!judged.ok) return judged;
    const judgement = judged.value;
    return ok({ judgement, lines: (paint) => game.lines(scenario, judgement, paint) });
  }
  return (json) => {
    const read = game.scenarioOf(json);
    if (!read.ok) return read;
    const scenario = read.value;
    const { title, actions, expect, expectAtOnce } = scenario;
    if (expect.length > actions.length)
      return misfit(
        ['expect', actions.length],
        'one too many',
        `at most one expectation for each action, which is ${actions.length}`,
      );
    return ok({ title, actions: actions.length, expect, expectAtOnce, play: () => play(scenario) });
  };
}
