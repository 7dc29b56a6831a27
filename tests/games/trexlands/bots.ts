import { seedRandom, withRandom, type RandomSource } from '#engine/random.ts';
import type { TrexlandsAction } from '#games/trexlands/actions.ts';
import { asked } from '#games/trexlands/asked.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import type { TrexlandsOptions } from '#games/trexlands/options.ts';
import type { Player } from '#bots/trexlands/player.ts';
import type { RollReport } from '#games/trexlands/rollReport.ts';
import { rollAsked, throwable } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { view } from '#games/trexlands/view.ts';
import { aThrow, must, reportOf, setUpFor } from './support.ts';

/** In the middle of what the truck is to have (0.30 to 0.45), per cent. */
const UPRIGHT_PER_CENT = 38;
const UNSETTLED_PER_MILLE = 3;
/** More often than trucks really do not tumble (1 to 13), so that it happens in most matches. */
const PLACED_PER_MILLE = 43;
const MOST_ACTIONS = 60_000;
/** A roll moves the match's generator on, which is not the one that the bots draw from. */
const OWN_GENERATOR = { integer: () => 0 };

export interface Step {
  readonly before: TrexlandsState;
  readonly action: TrexlandsAction;
  readonly report: RollReport | null;
  readonly state: TrexlandsState;
  readonly events: readonly TrexlandsEvent[];
}

export interface Bots {
  readonly seats: number;
  readonly seed: number;
  readonly player: Player;
  readonly options?: Partial<TrexlandsOptions>;
}

/** A whole match among players of one kind, each seeing its view, with rolls of a biased coin; the last state. */
export function playMatch(
  { seats, seed, player, options = {} }: Bots,
  onStep: (step: Step) => void = () => undefined,
): TrexlandsState {
  const start = setUpFor(seats, options, seed);
  return withRandom(seedRandom(seed ^ 0x5eed), (random) => {
    let state = start;
    for (let n = 0; trexlands.result(state) === null; n += 1) {
      if (n > MOST_ACTIONS)
        throw new Error(
          `the match of seed ${seed} does not end: ${JSON.stringify(state.phase)} ${JSON.stringify(state.agenda)}`,
        );
      const { action, report } = next(state, player, random);
      must(trexlands.check(state, action));
      const after = trexlands.apply(state, action, report, OWN_GENERATOR);
      onStep({ before: state, action, report, ...after });
      state = after.state;
    }
    return state;
  }).value;
}

function next(
  state: TrexlandsState,
  player: Player,
  random: RandomSource,
): { readonly action: TrexlandsAction; readonly report: RollReport | null } {
  const roll = rollAsked(state);
  if (roll !== null) {
    const upright = roll.trucks.filter(() => random.integer(1, 100) <= UPRIGHT_PER_CENT);
    const odd = upright.length < roll.trucks.length ? random.integer(1, 1000) : 1000;
    const placed = odd > UNSETTLED_PER_MILLE && odd <= PLACED_PER_MILLE ? roll.trucks.slice(0, 2) : [];
    return {
      action: { do: 'roll', throws: throwable(roll).map(aThrow) },
      report: reportOf(roll.trucks, upright, odd <= UNSETTLED_PER_MILLE ? 'unsettled' : 'on-roof', placed),
    };
  }
  const seats = asked(state);
  const seat = seats[random.integer(0, seats.length - 1)];
  if (seat === undefined) throw new Error(`nobody is asked in ${state.phase.name}`);
  return { action: player(view(state, seat), seat, random), report: null };
}
