import { matchOf, orders } from '#games/tug-of-war/matchFile.ts';
import { BOTH, isSeat } from '#games/tug-of-war/ids.ts';
import { wonBy, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { alone } from '../leads.ts';
import { trialsOf } from '../trial.ts';
import { botsBefore, tugOfWarBots } from './bots.ts';
import { countsOf } from './figures.ts';
import { BALANCE } from './measures.ts';

/** Longer than any match of bots that was seen (house value). */
const MOST_ACTIONS = 2000;

/** Matches of Tug of War's bots for experiments; nothing is rolled. */
export const trials = trialsOf({
  bots: tugOfWarBots,
  files: { matchOf, orders },
  usual: {},
  unit: 'turns',
  lengthOf: ({ turn }: TugOfWarState) => turn,
  beganOf: ({ first }: TugOfWarState) => first,
  leaderOf: (state: TugOfWarState) => alone(BOTH, (seat) => (isSeat(seat) ? wonBy(state, seat) : 0)),
  figuresOf: ({ log, state }) =>
    countsOf(
      log.flatMap(({ events }) => events),
      state,
    ),
  measures: [BALANCE],
  mostActions: MOST_ACTIONS,
  before: { bots: botsBefore },
});
