import { firstOfSeats } from '#games/truck-off/ending.ts';
import { matchOf, orders } from '#games/truck-off/matchFile.ts';
import { moneyOf, stillPlaying } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { alone } from '../leads.ts';
import { trialsOf } from '../trial.ts';
import { truckOffBots } from './bots.ts';
import { playByOdds } from './byOdds.ts';
import { countsOf } from './figures.ts';
import { BALANCE } from './measures.ts';
import { HABITS, policyCalled, policyOf } from './policies.ts';

/** Longer than any match of bots that was seen (house value). */
const MOST_ACTIONS = 2000;

/** Matches of Truck Off's bots for experiments: with dice that are really thrown, or by odds. */
export const trials = trialsOf({
  bots: truckOffBots,
  files: { matchOf, orders },
  usual: {},
  unit: 'rounds',
  lengthOf: ({ round }: TruckOffState) => round,
  beganOf: ({ first, round, seats }: TruckOffState) => (((first - (round - 1)) % seats) + seats) % seats,
  leaderOf: (state: TruckOffState) => alone(stillPlaying(state), (seat) => moneyOf(state, seat)),
  firstsOf: firstOfSeats,
  before: { winnersOf: firstOfSeats },
  figuresOf: ({ log, state }) =>
    countsOf(
      log.flatMap(({ events }) => events),
      state,
    ),
  measures: [BALANCE],
  mostActions: MOST_ACTIONS,
  odds: {
    habits: HABITS,
    knows: (name) => policyCalled(name) !== null,
    play: (plan, levels, onStep) => playByOdds(plan, levels.map(policyOf), onStep),
    figuresOf: countsOf,
  },
});
