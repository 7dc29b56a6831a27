import { startMatch } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import { seedRandom, withRandom, type RandomSource } from '#engine/random.ts';
import type { TractorPullAction } from '#games/tractor-pull/actions.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import type { Seat } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import { makeMatch, recordMatch } from '#games/tractor-pull/matchFile.ts';
import { performingSpin } from '#games/tractor-pull/perform.ts';
import { tractorPull, type TractorPullMatch } from '#games/tractor-pull/tractorPull.ts';
import { readWrench } from '#games/tractor-pull/wrench.ts';
import { PHYSICS_BUILD, type Physics } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { atOnce } from '#sim/ticking.ts';
import { lying, must } from './support.ts';

/** A recorded game up to an action, and that action: something happens by it. */
export interface Before {
  readonly file: string;
  readonly action: TractorPullAction;
}

const SEATS = ['Ada', 'Bo'].map((name, i) => ({ name, colour: i + 2, kind: 'person' as const }));
const OPTIONS = { characters: false, locations: false, items: true, overtimeEject: true };
const MOST_SEEDS = 2000;
/** A wrench that lies so makes this seat red. */
const HEADINGS = [270, 90] as const;
/** Turns enough, and different headings at rest. */
const SPINS_DEG_S = [1800, 1850, 1900, 1950, 2000, 2050, 2100, 2150] as const;

/** A game of this seed, before its wrench is spun. */
export const begun = (seed: number): TractorPullMatch =>
  must(
    startMatch(tractorPull, {
      build: PHYSICS_BUILD,
      tickHz: TICK_HZ,
      seed,
      seats: SEATS,
      setup: { options: OPTIONS },
    }),
  );

function anyChoice({ state }: TractorPullMatch, random: RandomSource): TractorPullAction {
  const [seat = 0] = asked(state);
  const choices = choicesOf(state, seat);
  const choice = choices[random.integer(0, choices.length - 1)];
  if (choice === undefined) throw new Error('who is asked has a choice');
  return choice;
}

/** The choices of a first match in which the event happens by the last of them; null where it does not happen. */
function choicesTo(seed: number, red: Seat, type: TractorPullEvent['type']): readonly TractorPullAction[] | null {
  return withRandom(seedRandom(seed), (random) => {
    let match = must(play(tractorPull, begun(seed), { do: 'spin', seat: 0, flick: null }, lying(HEADINGS[red])));
    const choices: TractorPullAction[] = [];
    while (match.state.match === 1 && match.state.phase.name !== 'award' && match.state.phase.name !== 'spin') {
      const choice = anyChoice(match, random);
      match = must(play(tractorPull, match, choice, null));
      choices.push(choice);
      if (match.log.at(-1)?.events.some((event) => event.type === type)) return choices;
    }
    return null;
  }).value;
}

/** A spin by hand that makes this seat red, as the simulation has it. */
function spunFor(physics: Physics, match: TractorPullMatch, red: Seat): TractorPullMatch | null {
  for (const spinDegS of SPINS_DEG_S) {
    const action = { do: 'spin', seat: 0, flick: { atMm: [0, 0], velocityMmS: [0, 0], spinDegS } } as const;
    const report = must(atOnce(performingSpin(physics, match, action)));
    if (readWrench(report.spun).red === red) return must(play(tractorPull, match, action, report));
  }
  return null;
}

/** The first random game in whose first match something of this kind happens, up to there. */
export function gameBefore(physics: Physics, type: TractorPullEvent['type']): Before {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1)
    for (const red of [0, 1] as const) {
      const choices = choicesTo(seed, red, type);
      const action = choices?.at(-1);
      const spun = choices === null ? null : spunFor(physics, begun(seed), red);
      if (choices === null || action === undefined || spun === null) continue;
      const match = choices.slice(0, -1).reduce((so, choice) => must(play(tractorPull, so, choice, null)), spun);
      return { file: makeMatch(recordMatch(match)), action };
    }
  throw new Error(`it never comes to ${type}`);
}
