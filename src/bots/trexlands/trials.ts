import type { Counts } from '#engine/module/odds.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import { matchOf, orders } from '#games/trexlands/matchFile.ts';
import { stillPlaying } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { seat } from '#sim/ids.ts';
import { alone, type Leader } from '../leads.ts';
import { trialsOf } from '../trial.ts';
import { auctionsOf, marketCounts } from './auctions.ts';
import { trexlandsBots } from './bots.ts';
import { playByOdds } from './byOdds.ts';
import { countsOf, figuresOf } from './figures.ts';
import { BALANCE, HEAD_START } from './measures.ts';
import { HABITS, policyCalled, policyOf } from './policies.ts';
import { keenWorth } from './worth.ts';

/** Longer than any match of bots that was seen (house value). */
const MOST_ACTIONS = 20_000;

/** Matches of Trexlands' bots for experiments: with trucks that are really thrown, or by odds. */
export const trials = trialsOf({
  bots: trexlandsBots,
  files: { matchOf, orders },
  usual: {},
  unit: 'turn cycles',
  lengthOf: ({ cycle }: TrexlandsState) => cycle,
  beganOf: ({ rank }: TrexlandsState) => rank[0] ?? null,
  leaderOf,
  auctionsOf,
  figuresOf: ({ log, state }) =>
    counted(
      log.flatMap(({ events }) => events),
      state,
    ),
  measures: [BALANCE, HEAD_START],
  mostActions: MOST_ACTIONS,
  odds: {
    habits: HABITS,
    knows: (name) => policyCalled(name) !== null,
    play: (plan, levels, onStep) => playByOdds(plan, levels.map(policyOf), onStep),
    figuresOf: counted,
  },
});

/** The seat with the best chance to win, as the keen bot sees it. */
function leaderOf(state: TrexlandsState): Leader {
  return alone(stillPlaying(state), (of) => keenWorth(state, seat(of)));
}

function counted(events: readonly TrexlandsEvent[], state: TrexlandsState): Counts {
  return { ...countsOf(figuresOf(events, state)), ...marketCounts(events) };
}
