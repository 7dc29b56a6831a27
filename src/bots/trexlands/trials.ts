import { matchOf } from '../../games/trexlands/matchFile.ts';
import type { TrexlandsState } from '../../games/trexlands/state.ts';
import { ok } from '../../sim/result.ts';
import { trialsOf } from '../trial.ts';
import { trexlandsBots } from './bots.ts';
import { countsOf, figuresByOdds, figuresOf } from './figures.ts';
import { HABITS, policyCalled, policyOf } from './policies.ts';

/** Longer than any match of bots that was seen (house value). */
const MOST_ACTIONS = 20_000;

/** Matches of Trexlands' bots for experiments: with trucks that are really thrown, or by odds. */
export const trials = trialsOf({
  bots: trexlandsBots,
  files: { matchOf },
  usual: {},
  unit: 'turn cycles',
  lengthOf: ({ cycle }: TrexlandsState) => cycle,
  figuresOf: ({ log, state }) =>
    countsOf(
      figuresOf(
        log.flatMap(({ events }) => events),
        state,
      ),
    ),
  mostActions: MOST_ACTIONS,
  odds: {
    habits: HABITS,
    knows: (name) => policyCalled(name) !== null,
    play: (plan, levels) => {
      const played = figuresByOdds(plan, levels.map(policyOf));
      if (!played.ok) return played;
      const { cycles, end } = played.value;
      return ok({ winners: end === null ? [] : [end.winner], length: cycles, figures: countsOf(played.value) });
    },
  },
});
