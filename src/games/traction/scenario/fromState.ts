import type { TractionState } from '../state.ts';
import { homesToTell } from './home.ts';
import type { Scenario } from './scenario.ts';

/** The table as it stands, as a scenario without actions; what a turn remembers (who has acted) and limits of a match are not its. */
export function scenarioOfState(state: TractionState, title: string): Scenario {
  const { tableMm, surface, options, pads, pieces, turn, conceded } = state;
  const home = homesToTell(state);
  const gone = conceded.filter((seat) => seat !== turn.seat); // who has given up last, and so ended the match, may still have the turn
  return {
    title,
    tableMm,
    surface,
    options: { ...options, turnLimit: null, starterFirstTurnOnePiece: options.starterFirstTurnOnePiece && turn.number === 1 }, // TR-04 is for that turn alone
    pads,
    pieces,
    ...(home.length === 0 ? {} : { home }),
    seat: turn.seat,
    ...(gone.length === 0 ? {} : { conceded: gone }),
    actions: [],
    expect: [],
  };
}
