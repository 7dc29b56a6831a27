import { startMatch } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import { seedRandom, withRandom, type RandomSource } from '#engine/random.ts';
import type { TruckOffAction } from '#games/truck-off/actions.ts';
import { asked } from '#games/truck-off/asked.ts';
import { STANDARD_OPTIONS, type TruckOffOptions } from '#games/truck-off/options.ts';
import type { RollReport } from '#games/truck-off/rollReport.ts';
import type { TruckOffEvent } from '#games/truck-off/events.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { truckOff, type TruckOffMatch } from '#games/truck-off/truckOff.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { diceAsked, must, reportOf, setUpFor } from './support.ts';

/** More often than dice really fall, so that it happens in every match. */
const FALLEN_PER_CENT = 5;
const CONCEDES_PER_MILLE = 2;
const MOST_ACTIONS = 2000;
/** A throw moves the match's generator on, which is not the one that players draw from. */
const OWN_GENERATOR = { integer: (min: number): number => min };

export interface Step {
  readonly before: TruckOffState;
  readonly action: TruckOffAction;
  readonly report: RollReport | null;
  readonly state: TruckOffState;
  readonly events: readonly TruckOffEvent[];
}

export interface Plan {
  readonly seats: number;
  readonly seed: number;
  readonly options?: Partial<TruckOffOptions>;
}

/** What each seed is played by: all numbers of players, all ways to discard, with and without Daily Specials. */
export const planOf = (seed: number): Plan => ({
  seats: 2 + (seed % 5),
  seed,
  options: {
    discards: (['less-take-that', 'more-take-that', 'random'] as const)[seed % 3] ?? 'random',
    specials: seed % 2 === 0,
  },
});

/** A whole match in which the asked do anything that is legal; the last state. */
export function playMatch({ seats, seed, options = {} }: Plan, onStep: (step: Step) => void = () => undefined) {
  return withRandom(seedRandom(seed ^ 0x5eed), (random) => {
    let state = setUpFor(seats, options, seed);
    for (let n = 0; truckOff.result(state) === null; n += 1) {
      if (n > MOST_ACTIONS) throw new Error(`the match of seed ${seed} does not end: ${JSON.stringify(state.phase)}`);
      const { action, report } = next(state, random);
      must(truckOff.check(state, action));
      const after = truckOff.apply(state, action, report, action.do === 'roll' ? OWN_GENERATOR : random);
      onStep({ before: state, action, report, ...after });
      state = after.state;
    }
    return state;
  }).value;
}

/** What one of the asked seats does, by its own view. */
export function next(state: TruckOffState, random: RandomSource): Pick<Step, 'action' | 'report'> {
  const seat = oneOf(asked(state), random);
  if (random.integer(0, 999) < CONCEDES_PER_MILLE) return { action: { do: 'concede', seat }, report: null };
  const action = oneOf(truckOff.legal(truckOff.view(state, seat), seat).actions, random);
  if (action.do !== 'roll') return { action, report: null };
  const faces = diceAsked(state).map((die) => {
    const hasFallen = random.integer(0, 99) < FALLEN_PER_CENT;
    return `${die}:${hasFallen ? 'x' : random.integer(1, die)}`;
  });
  return { action, report: reportOf(faces.join(' ')) };
}

export function oneOf<T>(things: readonly T[], random: RandomSource): T {
  const thing = things[random.integer(0, things.length - 1)];
  if (thing === undefined) throw new Error('nothing to choose from');
  return thing;
}

export const TOY_BUILD = 'toy@1';

/** The same as a match of the engine, with its log; invented reports stand for the table. */
export function wholeMatch({ seats, seed, options = {} }: Plan): TruckOffMatch {
  let match = must(
    startMatch(truckOff, {
      build: TOY_BUILD,
      tickHz: TICK_HZ,
      seed,
      seats: Array.from({ length: seats }, (_, i) => ({ name: `Player ${i}`, colour: i, kind: 'person' })),
      setup: { options: { ...STANDARD_OPTIONS, ...options } },
    }),
  );
  return withRandom(seedRandom(seed ^ 0x5eed), (random) => {
    while (truckOff.result(match.state) === null) {
      const { action, report } = next(match.state, random);
      match = must(play(truckOff, match, action, report));
    }
    return match;
  }).value;
}
