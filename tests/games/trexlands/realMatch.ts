import { performAndPlay } from '#engine/play.ts';
import { seedRandom, withRandom, type RandomSource } from '#engine/random.ts';
import type { TrexlandsAction } from '#games/trexlands/actions.ts';
import { asked } from '#games/trexlands/asked.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import { carelessPlayer } from '#bots/trexlands/careless.ts';
import { replayTable } from '#games/trexlands/replayTable.ts';
import { rollAsked, throwable, type RollAsked } from '#games/trexlands/rolls.ts';
import type { HandThrow } from '#games/trexlands/throws.ts';
import { trexlands, type TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { view } from '#games/trexlands/view.ts';
import type { Physics } from '#sim/physics.ts';
import { begun, type Told } from './recorded.ts';
import { must } from './support.ts';

/**
 * A match of careless players whose trucks are really rolled, seat 0's by hand every other time, all others by chance;
 * to its end, or so many actions of it.
 */
export function realMatch(physics: Physics, told: Omit<Told, 'player'>, most = Infinity): TrexlandsMatch {
  const { perform } = replayTable(physics);
  return withRandom(seedRandom(told.seed ?? 0), (random) => {
    let match = begun(told, physics.build);
    while (trexlands.result(match.state) === null && match.log.length < most)
      match = must(performAndPlay(trexlands, match, next(match, random), perform));
    return match;
  }).value;
}

function next({ state, log }: TrexlandsMatch, random: RandomSource): TrexlandsAction {
  const roll = rollAsked(state);
  if (roll !== null) return { do: 'roll', throws: log.length % 2 === 0 ? byHand(roll) : [] };
  const [seat] = asked(state);
  if (seat === undefined) throw new Error(`nobody is asked in ${state.phase.name}`);
  return carelessPlayer(view(state, seat), seat, random);
}

/** Side by side from one side of the arena to the other. */
const byHand = (roll: RollAsked): readonly HandThrow[] =>
  throwable(roll)
    .filter((id) => ownerOf(id) === 0)
    .map((truck, i) => ({
      truck,
      atMm: [-135 + 90 * i, 150, -150],
      velocityMmS: [100, 50, 600],
      spinDegS: 1200 + 10 * i,
    }));
