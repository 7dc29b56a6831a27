import { matchOf } from '../../games/truck-off/matchFile.ts';
import type { TruckOffEvent } from '../../games/truck-off/events.ts';
import type { TruckOffState } from '../../games/truck-off/state.ts';
import { ok } from '../../sim/result.ts';
import { trialsOf } from '../trial.ts';
import { truckOffBots } from './bots.ts';
import { playByOdds } from './byOdds.ts';
import { countsOf, firstOfSeats } from './figures.ts';
import { HABITS, policyCalled, policyOf } from './policies.ts';

/** Longer than any match of bots that was seen (house value). */
const MOST_ACTIONS = 2000;

/** Matches of Truck Off's bots for experiments: with dice that are really thrown, or by odds. */
export const trials = trialsOf({
  bots: truckOffBots,
  files: { matchOf },
  usual: {},
  unit: 'rounds',
  lengthOf: ({ round }: TruckOffState) => round,
  winnersOf: firstOfSeats,
  figuresOf: ({ log, state }) =>
    countsOf(
      log.flatMap(({ events }) => events),
      state,
    ),
  mostActions: MOST_ACTIONS,
  odds: {
    habits: HABITS,
    knows: (name) => policyCalled(name) !== null,
    play: (plan, levels) => {
      const events: TruckOffEvent[] = [];
      const played = playByOdds(plan, levels.map(policyOf), (step) => events.push(...step.events));
      if (!played.ok) return played;
      const { value: state } = played;
      return ok({ winners: firstOfSeats(state), length: state.round, figures: countsOf(events, state) });
    },
  },
});
