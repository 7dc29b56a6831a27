import { performAndPlay } from '../../../src/engine/play.ts';
import { chanceFor, seedRandom, withRandom, type RandomSource } from '../../../src/engine/random.ts';
import type { TrexlandsAction } from '../../../src/games/trexlands/actions.ts';
import { asked } from '../../../src/games/trexlands/asked.ts';
import { drawThrows } from '../../../src/games/trexlands/drawThrows.ts';
import { sensiblePlayer } from '../../../src/games/trexlands/players/sensible.ts';
import { replayTable } from '../../../src/games/trexlands/replayTable.ts';
import { rollAsked } from '../../../src/games/trexlands/rolls.ts';
import { trexlands, type TrexlandsMatch } from '../../../src/games/trexlands/trexlands.ts';
import { view } from '../../../src/games/trexlands/view.ts';
import type { Physics } from '../../../src/sim/physics.ts';
import { begun, type Told } from './recorded.ts';
import { must } from './support.ts';

/** A match of sensible players whose trucks are really rolled, by standard throws; to its end, or so many actions of it. */
export function realMatch(physics: Physics, told: Omit<Told, 'player'>, most = Infinity): TrexlandsMatch {
  const { perform } = replayTable(physics);
  return withRandom(seedRandom(told.seed ?? 0), (random) => {
    let match = begun(told, physics.build);
    while (trexlands.result(match.state) === null && match.log.length < most) match = must(performAndPlay(trexlands, match, next(match, random), perform));
    return match;
  }).value;
}

function next({ state, random: chance, log }: TrexlandsMatch, random: RandomSource): TrexlandsAction {
  const roll = rollAsked(state);
  if (roll !== null) return { do: 'roll', throws: drawThrows(state, roll.trucks, chanceFor(chance, log.length)) };
  const [seat] = asked(state);
  if (seat === undefined) throw new Error(`nobody is asked in ${state.phase.name}`);
  return sensiblePlayer(view(state, seat), seat, random);
}
