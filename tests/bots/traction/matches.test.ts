import { beforeAll, describe, expect, it } from 'vitest';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { replay } from '#engine/replay.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/traction/matchFile.ts';
import { replayTable } from '#games/traction/replayTable.ts';
import { traction } from '#games/traction/traction.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { STEADINESSES } from '#sim/hand/steadiness.ts';
import { LEVELS } from '#bots/traction/levels.ts';
import { runs, seeds } from '../../effort.ts';
import { must, setupOf } from '../../games/traction/support.ts';
import { playMatch } from './support.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

/** Matches that go on for so many turns of each seat are called: on glass nobody gets anywhere. */
const TURN_LIMIT = runs(1, 20);
/** A keen bot alone takes as long as all the others of a few turns. */
const KNOWN = LEVELS.slice(0, runs(2, LEVELS.length));

/** A match drawn from a seed: two to five seats, any levels, surfaces and hands. */
function drawn(seed: number) {
  const chance = chanceFor(seedRandom(seed));
  const oneOf = <T>(things: readonly [T, ...T[]] | readonly T[]): T =>
    things[Math.floor(chance() * things.length)] as T;
  const seats = 2 + Math.floor(chance() * 4);
  const levels = Array.from({ length: seats }, () => oneOf(seats > 3 ? KNOWN.slice(0, 1) : KNOWN));
  const setup = { ...setupOf({ turnLimit: TURN_LIMIT }), surface: oneOf(SURFACES) };
  return { levels, setup, steadiness: oneOf(STEADINESSES) };
}

describe('a match of bots', () => {
  it.each(seeds(1, 1000))(
    'of any number, levels, surface and hands ends by allowed moves, and is the same in its file (seed %i)',
    (seed) => {
      const { levels, setup, steadiness } = drawn(seed);
      const { match } = playMatch(physics, levels, seed, { setup, steadiness, most: 4000 });
      expect(traction.result(match.state)).not.toBeNull();
      const recording = must(parseMatch(makeMatch(recordMatch(match)), physics.build));
      const { match: again, difference } = must(replay(traction, recording, replayTable(physics)));
      expect(difference).toBeNull();
      expect(again.state).toEqual(match.state);
    },
    runs(240_000, 3_600_000),
  );
});
