import type { TractionState } from '../state.ts';
import type { Scenario } from './scenario.ts';

/** The table as it stands, as a scenario without actions; what a turn remembers (who has acted) and limits of a match are not its. */
export const scenarioOfState = ({ tableMm, surface, options, pads, pieces, turn }: TractionState, title: string): Scenario => ({
  title,
  tableMm,
  surface,
  options: { ...options, turnLimit: null },
  pads,
  pieces,
  seat: turn.seat,
  actions: [],
  expect: [],
});
