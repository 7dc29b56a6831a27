import { matchOf, orders } from '#games/tractor-pull/matchFile.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { trialsOf } from '../trial.ts';
import { tractorPullBots } from './bots.ts';
import { playByOdds } from './byOdds.ts';
import { countsOf, leaderOf } from './figures.ts';
import { BALANCE } from './measures.ts';
import { policyCalled, policyOf } from './policies.ts';

/** Longer than any game of bots that was seen (house value). */
const MOST_ACTIONS = 2000;

/** Games of Tractor Pull's bots for experiments: with a wrench that is really spun, or by odds. */
export const trials = trialsOf({
  bots: tractorPullBots,
  files: { matchOf, orders },
  usual: {},
  unit: 'matches',
  lengthOf: ({ match }: TractorPullState) => match,
  beganOf: () => 0, // the youngest spins (TP-04)
  leaderOf,
  figuresOf: ({ log, state }) =>
    countsOf(
      log.flatMap(({ events }) => events),
      state,
    ),
  measures: [BALANCE],
  mostActions: MOST_ACTIONS,
  odds: {
    habits: [],
    knows: (name) => policyCalled(name) !== null,
    play: (plan, levels, onStep) => playByOdds(plan, levels.map(policyOf), onStep),
    figuresOf: countsOf,
  },
});
