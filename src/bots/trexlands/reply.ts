import { inPhase } from '../../games/trexlands/changes.ts';
import { CITY } from '../../games/trexlands/ids.ts';
import { enemiesIn } from '../../games/trexlands/queries.ts';
import type { TrexlandsState } from '../../games/trexlands/state.ts';
import { turnOf } from '../../games/trexlands/turn.ts';
import type { Choice } from '../../games/trexlands/actions.ts';
import type { Seat } from '../../sim/ids.ts';
import { chosen, expected } from './imagine.ts';
import { orderOf } from './race.ts';
import { optionsOf } from './options.ts';
import type { Then } from './followUp.ts';
import type { Worth } from './worth.ts';

/**
 * Worth of a position after the answer of the seat that moves next: its best attack or entry into the
 * City, else it drives on.
 * The Exchange between two cycles is left out.
 */
export const afterReply =
  (worth: Worth): Worth =>
  (state, seat) => {
    const [next] = orderOf(state);
    if (next === undefined || next === seat || state.outcome !== null || turnOf(state)?.movesLeft !== 0)
      return worth(state, seat);
    const theirs = turnFor(state, next);
    let best = { theirs: worth(theirs, next) + DRIVES, mine: null as Choice | null };
    for (const choice of optionsOf(theirs, next, meetsOrScores)) {
      const after = expected(chosen(theirs, choice), (s) => worth(s, next));
      if (after > best.theirs) best = { theirs: after, mine: choice };
    }
    return best.mine === null ? worth(theirs, seat) : expected(chosen(theirs, best.mine), (s) => worth(s, seat));
  };

/** A rival that neither attacks nor scores drives on, which gains it about so much (house value). */
const DRIVES = 0.03;

const meetsOrScores: Then = (state, choice) =>
  choice.do === 'move' && (choice.move.to === CITY || enemiesIn(state, choice.move.to, choice.seat).length > 0);

/** The position as if the WHEEL came to the seat at once. */
const turnFor = (state: TrexlandsState, seat: Seat): TrexlandsState =>
  inPhase(state, {
    name: 'move',
    turn: { seat, number: 1, movesLeft: 1, moved: [], restacked: [], moveTwo: false, raid: false },
  });
