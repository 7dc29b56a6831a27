import type { Counts } from '../../engine/module/odds.ts';
import { matchOf } from '../../games/trexlands/matchFile.ts';
import type { TrexlandsMatch } from '../../games/trexlands/trexlands.ts';
import { trialsOf } from '../trial.ts';
import { trexlandsBots } from './bots.ts';
import { countedOf } from './figures.ts';

/** Longer than any match of bots that was seen (house value). */
const MOST_ACTIONS = 20_000;

/** Matches of Trexlands' bots for experiments, with trucks that are really thrown. */
export const trials = trialsOf({
  bots: trexlandsBots,
  files: { matchOf },
  usual: {},
  unit: 'turn cycles',
  lengthOf: ({ cycle }) => cycle,
  figuresOf,
  mostActions: MOST_ACTIONS,
});

/** Battles, markets, the winner's rank and Captain, the way it was won, cards played by kind. */
function figuresOf({ log, state }: TrexlandsMatch): Counts {
  const { battles, markets, fullMarkets, played, end } = countedOf(
    log.flatMap(({ events }) => events),
    state,
  );
  return {
    battles,
    markets,
    'full markets': fullMarkets,
    ...Object.fromEntries(played.map((kind) => [`played ${kind}`, 1])),
    ...(end === null
      ? {}
      : {
          [`won as rank ${end.rankOfWinner}`]: 1,
          [`won with ${end.captain ?? 'no Captain'}`]: 1,
          [`by ${end.by}`]: 1,
        }),
  };
}
