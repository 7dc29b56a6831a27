import { PHYSICS_BUILD } from '#sim/build.ts';
import { ok, type Result } from '#sim/result.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { hashOf } from '../hash.ts';
import type { HowFar } from '../howFar.ts';
import { indent, type Paint } from '../module/lines.ts';
import { playableBy, type Judged, type ReadScenario } from '../module/scenarios.ts';
import { seedRandom, withRandom, type RandomSource } from '../random.ts';
import { JUDGEMENT_FORMAT, JUDGEMENT_VERSION } from '../scenario/format.ts';
import type { ScenarioJson } from '../scenario/read.ts';
import type { Applied } from '../applied.ts';
import { say } from './texts.ts';

/**
 * A scenario that has been read. `P`: where it starts; `A`: an action, with what chance made of it, such as how dice
 * came to lie.
 */
export interface PositionScenario<P, A extends object> {
  readonly title: string;
  readonly start: P;
  readonly actions: readonly A[];
  /** As they are written. */
  readonly commands: readonly { readonly seat: number; readonly command: string }[];
  readonly expectAtOnce?: object | undefined;
  readonly expect: readonly object[];
}

/** An answer as every game has it (`answerShape`). */
export interface Answer {
  readonly legal: boolean;
  readonly refused: string | null;
  readonly rulings: readonly { readonly text: string }[];
}

/** The parts of a game that judging its positions takes. `S`: a position; `E`: an event; `J`: an answer. */
export interface PositionGame<P, S, A extends object, E, J extends Answer> {
  readonly scenarioOf: (json: ScenarioJson) => Result<PositionScenario<P, A>>;
  /** Everything that follows in the position without a choice. */
  readonly begin: (start: P, random: RandomSource) => Applied<S, E>;
  readonly check: (state: S, action: A) => Result<unknown>;
  readonly apply: (state: S, action: A, random: RandomSource) => Applied<S, E>;
  readonly answerOf: (state: S, events: readonly E[], refused: string | null) => J;
  /** Sentences on how the position stands, for a person who asks about it. */
  readonly standing: (answer: J) => readonly string[];
}

/** All that a scenario leaves to chance, such as a garage that is laid anew, is the same each time. */
const SCENARIO_SEED = 1;

interface Judgement<J extends object> extends Judged {
  readonly atOnce: J;
  readonly actions: readonly J[];
}

/**
 * How scenarios of a game's positions are read, played and told. Every command that is legal where it stands is played;
 * one that is not changes nothing, and its refusal is the answer.
 */
export function positionScenarios<P, S, A extends object, E, J extends Answer>(
  game: PositionGame<P, S, A, E, J>,
): ReadScenario {
  function* judging({ start, actions }: PositionScenario<P, A>): Generator<HowFar, Result<Judgement<J>>, void> {
    let random = seedRandom(SCENARIO_SEED);
    const withChance = <T>(draw: (source: RandomSource) => T): T => {
      const drawn = withRandom(random, draw);
      random = drawn.state;
      return drawn.value;
    };
    const begun = withChance((source) => game.begin(start, source));
    let { state } = begun;
    const atOnce = game.answerOf(state, begun.events, null);
    const judged: J[] = [];
    for (const action of actions) {
      const from = state;
      const checked = game.check(from, action);
      const after = checked.ok ? withChance((source) => game.apply(from, action, source)) : { state, events: [] };
      ({ state } = after);
      judged.push(game.answerOf(state, after.events, checked.ok ? null : checked.fault.code));
      yield { done: judged.length, tick: 0 };
    }
    return ok({
      format: JUDGEMENT_FORMAT,
      version: JUDGEMENT_VERSION,
      build: PHYSICS_BUILD,
      tickHz: TICK_HZ,
      hash: hashOf(state),
      atOnce,
      actions: judged,
    });
  }
  return playableBy<PositionScenario<P, A>, null, Judgement<J>>({
    scenarioOf: game.scenarioOf,
    openTable: async () => Promise.resolve(null),
    judging,
    lines,
  });

  function lines(
    { commands }: PositionScenario<P, A>,
    { atOnce, actions }: Judgement<J>,
    paint: Paint,
  ): readonly string[] {
    const first = [...atOnce.rulings.map(({ text }) => text), ...game.standing(atOnce)];
    return [
      ...(first.length === 0 ? [] : [say.atOnce, ...first.map(indent)]),
      ...actions.flatMap(({ legal, refused, rulings }, i) => [
        `${i + 1}. seat ${commands[i]?.seat}: ${commands[i]?.command}`,
        ...(legal ? [] : [indent(paint.bad(`refused: ${refused}`))]),
        ...rulings.map(({ text }) => indent(text)),
      ]),
    ];
  }
}
