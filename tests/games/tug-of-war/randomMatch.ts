import { startMatch } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import { seedRandom, withRandom, type RandomSource, type Seed } from '#engine/random.ts';
import type { TugOfWarAction } from '#games/tug-of-war/actions.ts';
import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { running } from '#games/tug-of-war/time.ts';
import { tugOfWar, type TugOfWarMatch } from '#games/tug-of-war/tugOfWar.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { must, optionsOf, setUpBy, type Options } from './support.ts';

const MOST_ACTIONS = 20_000;
const CONCEDES_PER_MILLE = 1;
const LATE_PER_MILLE = 2;

export interface Step {
  readonly before: TugOfWarState;
  readonly action: TugOfWarAction;
  readonly state: TugOfWarState;
  readonly events: readonly TugOfWarEvent[];
}

/** The options of each seed: both sets, all house rules, items and the advantage, with and without clocks. */
export function optionsFor(seed: number): Options {
  const seat = (Math.floor(seed / 4) % 2) as 0 | 1;
  const common = { clock: seed % 3 === 0, rope: seed % 5 === 0 ? 'fixed-length' : 'pit' } as const;
  if (seed % 2 === 0)
    return {
      ...common,
      set: 'death',
      mazeReward: seed % 7 === 0 ? 'rows' : 'pushes',
      advantage: seed % 8 < 4 ? seat : null,
    };
  const items = { starter: seat, conkerStart: seat, blockMove: seed % 8 < 4 ? seat : null };
  return { ...common, set: 'final', ...(seed % 4 === 1 ? { items } : {}) };
}

/** A whole match in which the asked do anything that is legal, at any module; the last state. */
export function playMatch(seed: number, onStep: (step: Step) => void = () => undefined): TugOfWarState {
  return withRandom(seedRandom(seed ^ 0x7067), (random) => {
    let state = setUpBy(optionsFor(seed), seed);
    for (let n = 0; tugOfWar.result(state) === null; n += 1) {
      if (n > MOST_ACTIONS) throw new Error(`the match of seed ${seed} does not end`);
      const action = next(state, random);
      must(tugOfWar.check(state, action));
      const after = tugOfWar.apply(state, action, null, random);
      onStep({ before: state, action, ...after });
      state = after.state;
    }
    return state;
  }).value;
}

/** What the asked seat does: a module is as likely as any other, then its plays are. */
export function next(state: TugOfWarState, random: RandomSource): TugOfWarAction {
  const [seat = 0] = tugOfWar.asked(state);
  const now = running(state);
  if (now !== null && random.integer(0, 999) < LATE_PER_MILLE) return { do: 'time', elapsedMs: now.leftMs };
  if (random.integer(0, 999) < CONCEDES_PER_MILLE) return { do: 'concede', seat: seat === 0 ? 0 : 1 };
  const { actions } = tugOfWar.legal(state, seat);
  const modules = [...new Set(actions.map((action) => (action.do === 'play' ? action.module : null)))];
  const module = oneOf(modules, random);
  const chosen = oneOf(
    actions.filter((action) => module === null || (action.do === 'play' && action.module === module)),
    random,
  );
  const isTimed = now !== null && chosen.do === 'play' && random.integer(0, 3) === 0;
  return isTimed ? { ...chosen, elapsedMs: random.integer(0, Math.min(now.leftMs - 1, 200_000)) } : chosen;
}

export function oneOf<T>(things: readonly T[], random: RandomSource): T {
  const thing = things[random.integer(0, things.length - 1)];
  if (thing === undefined) throw new Error('nothing to choose from');
  return thing;
}

/** The same as a match of the engine, with its log. `drawnBy`: the match's own seed, if it is another one. */
export function wholeMatch(seed: number, drawnBy: Seed = seed): TugOfWarMatch {
  let match = must(
    startMatch(tugOfWar, {
      build: PHYSICS_BUILD,
      tickHz: TICK_HZ,
      seed: drawnBy,
      seats: [0, 1].map((i) => ({ name: `Player ${i}`, colour: i, kind: 'person' }) as const),
      setup: { options: optionsOf(optionsFor(seed)) },
    }),
  );
  return withRandom(seedRandom(seed ^ 0x7067), (random) => {
    while (tugOfWar.result(match.state) === null) match = must(play(tugOfWar, match, next(match.state, random), null));
    return match;
  }).value;
}
