import type { Seat } from '../../../sim/ids.ts';
import type { TractionState } from '../state.ts';
import type { Scenario } from './scenario.ts';

/** The table as it stands, as a scenario without actions; what a turn remembers (who has acted) and limits of a match are not its. */
export const scenarioOfState = ({ tableMm, surface, options, pads, pieces, turn, conceded }: TractionState, title: string): Scenario => ({
  title,
  tableMm,
  surface,
  options: { ...options, turnLimit: null },
  pads,
  pieces,
  seat: turn.seat,
  ...givenUp(conceded.filter((seat) => seat !== turn.seat)), // who has given up last, and so ended the match, may still have the turn
  actions: [],
  expect: [],
});

const givenUp = (conceded: readonly Seat[]): Pick<Scenario, 'conceded'> => (conceded.length === 0 ? {} : { conceded });
