import { UNNAMED_SET, type RuleSet } from '#engine/ruleSets.ts';
import type { TractionState } from '../state.ts';
import { seatAfter } from '../turn.ts';
import { homesToTell } from './home.ts';
import type { Scenario } from './scenario.ts';

/**
 * The table as it stands, as a scenario without actions; what a turn remembers (who has acted) and limits of a match
 * are not its. `rules`: the set of the match that it is taken from, as a match that begins there is by the same; the
 * options, all written out, say what is by that set and what is not.
 */
export function scenarioOfState(state: TractionState, title: string, rules: RuleSet = UNNAMED_SET): Scenario {
  const { tableMm, options, pads, pieces, turn, conceded } = state;
  const { name: _, ...surface } = state.surface; // a position's surface has no name of its own
  const home = homesToTell(state);
  // A seat that has given up may still have the turn: its match is over, or penalties are to be chosen, which a
  // position forgets.
  const mover = state.outcome === null && conceded.includes(turn.seat) ? seatAfter(state) : turn.seat;
  const gone = conceded.filter((seat) => seat !== mover);
  return {
    title,
    tableMm,
    surface,
    rules,
    options: {
      ...options,
      turnLimit: null,
      starterFirstTurnOnePiece: options.starterFirstTurnOnePiece && turn.number === 1 && mover === turn.seat,
    }, // TR-04 is for that turn alone
    pads,
    pieces,
    ...(home.length === 0 ? {} : { home }),
    seat: mover,
    ...(gone.length === 0 ? {} : { conceded: gone }),
    actions: [],
    expect: [],
  };
}
