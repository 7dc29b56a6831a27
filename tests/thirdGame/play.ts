import { startMatch, type Match } from '#engine/match.ts';
import { performAndPlay } from '#engine/play.ts';
import { seedRandom, withRandom } from '#engine/random.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { Physics } from '#sim/physics.ts';
import type { Result } from '#sim/result.ts';
import { ROLLS } from './src/games/omen/dice.ts';
import { omen } from './src/games/omen/omen.ts';
import { STANDARD_OPTIONS, type OmenOptions, type OmenTypes, type ThrowAction } from './src/games/omen/state.ts';

type OmenMatch = Match<OmenTypes>;

export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.fault.code}: ${result.fault.message}`);
  return result.value;
}

/** A match that nobody has played in yet. */
export const begun = (seats: number, options: Partial<OmenOptions> = {}, build = 'fake@1', seed = 7): OmenMatch =>
  must(
    startMatch(omen, {
      build,
      tickHz: TICK_HZ,
      seed,
      seats: Array.from({ length: seats }, (_, i) => ({ name: `Seer ${i}`, colour: i, kind: 'person' })),
      setup: { options: { ...STANDARD_OPTIONS, ...options } },
    }),
  );

/** A hand's throw: across the arena's middle, spinning. */
export const BY_HAND: ThrowAction['hand'] = {
  atMm: [-60, 120, 10],
  velocityMmS: [600, 100, 50],
  spinDegS: 1500,
};

/** A whole match: who is asked does something of what is legal, by a hand where it may. */
export function played(physics: Physics, seats: number, seed: number): OmenMatch {
  const { perform, build } = ROLLS.replayTable(physics);
  return withRandom(seedRandom(seed), (random) => {
    let match = begun(seats, {}, build, seed);
    while (omen.result(match.state) === null) {
      const [seat] = omen.asked(match.state);
      if (seat === undefined) throw new Error('nobody is asked');
      const { actions, free } = omen.legal(omen.view(match.state, seat), seat);
      const byHand = free.map(({ do: what }) => ({ do: what, seat, hand: BY_HAND }) as const);
      const all = [...actions, ...byHand];
      const action = all[random.integer(0, all.length - 1)];
      if (action === undefined) throw new Error(`seat ${seat} is asked and may do nothing`);
      match = must(performAndPlay(omen, match, action, perform));
    }
    return match;
  }).value;
}
