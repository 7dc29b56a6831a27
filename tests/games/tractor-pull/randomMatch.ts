import { startMatch } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import { seedFor, seedRandom, withRandom, type RandomSource, type RandomState } from '#engine/random.ts';
import type { TractorPullAction } from '#games/tractor-pull/actions.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import { STANDARD_OPTIONS, type TractorPullOptions } from '#games/tractor-pull/options.ts';
import type { SpinReport } from '#games/tractor-pull/spinReport.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { tractorPull, type TractorPullMatch } from '#games/tractor-pull/tractorPull.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { lying, must, setUpFor } from './support.ts';

const CONCEDES_PER_MILLE = 1;
const MOST_ACTIONS = 2000;
/** A spin moves the match's generator on, which is not the one that players draw from. */
const OWN_GENERATOR = { integer: (min: number): number => min };

export interface Step {
  readonly before: TractorPullState;
  readonly action: TractorPullAction;
  readonly report: SpinReport | null;
  readonly state: TractorPullState;
  readonly events: readonly TractorPullEvent[];
}

export interface Plan {
  readonly seed: number;
  readonly options?: Partial<TractorPullOptions>;
}

/** What each seed is played by: mostly with everything, and each house rule now and then. */
export const planOf = (seed: number): Plan => ({
  seed,
  options: {
    characters: seed % 5 !== 1,
    locations: seed % 7 !== 2,
    items: seed % 11 !== 3,
    overtimeEject: seed % 3 !== 0,
  },
});

/** The players' own chance: its first draws say nothing of the match's, as those of a seed near by would. */
const playersOf = (seed: number): RandomState => seedRandom(seedFor(seedRandom(seed)));

/** A whole game in which the asked do anything that is legal; the last state. */
export function playMatch({ seed, options = {} }: Plan, onStep: (step: Step) => void = () => undefined) {
  return withRandom(playersOf(seed), (random) => {
    let state = setUpFor(options, seed);
    for (let n = 0; tractorPull.result(state) === null; n += 1) {
      if (n > MOST_ACTIONS) throw new Error(`the match of seed ${seed} does not end: ${JSON.stringify(state.phase)}`);
      const { action, report } = next(state, random);
      must(tractorPull.check(state, action));
      const after = tractorPull.apply(state, action, report, action.do === 'spin' ? OWN_GENERATOR : random);
      onStep({ before: state, action, report, ...after });
      state = after.state;
    }
    return state;
  }).value;
}

/** What one of the asked seats does, by its own view. Now and then a wrench lies sideways. */
export function next(state: TractorPullState, random: RandomSource): Pick<Step, 'action' | 'report'> {
  const seat = oneOf(asked(state), random);
  if (random.integer(0, 999) < CONCEDES_PER_MILLE) return { action: { do: 'concede', seat }, report: null };
  const action = oneOf(tractorPull.legal(tractorPull.view(state, seat), seat).actions, random);
  const report = action.do === 'spin' ? lying(random.integer(0, 359), random.integer(1, 6)) : null;
  return { action, report };
}

export function oneOf<T>(things: readonly T[], random: RandomSource): T {
  const thing = things[random.integer(0, things.length - 1)];
  if (thing === undefined) throw new Error('nothing to choose from');
  return thing;
}

/** The same as a match of the engine, with its log; invented reports stand for the table unless one is given. */
export function wholeMatch(
  { seed, options = {} }: Plan,
  perform?: (match: TractorPullMatch, action: TractorPullAction) => SpinReport,
): TractorPullMatch {
  let match = must(
    startMatch(tractorPull, {
      build: PHYSICS_BUILD,
      tickHz: TICK_HZ,
      seed,
      seats: [0, 1].map((i) => ({ name: `Player ${i}`, colour: i, kind: 'person' as const })),
      setup: { options: { ...STANDARD_OPTIONS, ...options } },
    }),
  );
  return withRandom(playersOf(seed), (random) => {
    while (tractorPull.result(match.state) === null) {
      const { action, report } = next(match.state, random);
      const made = report !== null && perform !== undefined ? perform(match, action) : report;
      match = must(play(tractorPull, match, action, made));
    }
    return match;
  }).value;
}
