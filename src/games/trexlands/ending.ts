import type { PieceId, Seat } from '#sim/ids.ts';
import { inPhase, withoutAgenda } from './changes.ts';
import { campOf, stillPlaying } from './queries.ts';
import { onlyOneUp } from './ranking.ts';
import type { Outcome, TieBreak, TrexlandsState } from './state.ts';
import { applied, type Applied } from './applied.ts';

type By = TieBreak['by'];

/** The most X wins (TX-26); when the cycles are used up, then the most V (TX-60); those still tied roll (TX-27). */
export function decide(state: TrexlandsState, by: By): Applied {
  const mostX = best(stillPlaying(state), (seat) => campOf(state, seat).x);
  const tied = by === 'cycle-limit' ? best(mostX, (seat) => campOf(state, seat).coins) : mostX;
  const [only, ...more] = tied;
  if (only !== undefined && more.length === 0) return win(state, only, by);
  return applied(inPhase(withoutAgenda(state), { name: 'tie', tied, by }), { type: 'tied', seats: tied });
}

function best(seats: readonly Seat[], count: (seat: Seat) => number): readonly Seat[] {
  const most = Math.max(...seats.map(count));
  return seats.filter((seat) => count(seat) === most);
}

export const win = (state: TrexlandsState, seat: Seat, by: Outcome['by']): Applied =>
  applied({ ...withoutAgenda(state), outcome: { winners: [seat], by } }, { type: 'won', seat, by });

/** TX-27: the only one upright wins; else all tied roll again. */
export function breakTie(state: TrexlandsState, upright: readonly PieceId[]): Applied {
  const seat = onlyOneUp(upright);
  return seat === null
    ? applied(state, { type: 'undecided', why: 'tie', seats: stillTied(state) })
    : win(state, seat, 'tie-roll');
}

export const stillTied = ({ phase, conceded }: TrexlandsState): readonly Seat[] =>
  phase.name === 'tie' ? phase.tied.filter((seat) => !conceded.includes(seat)) : [];

/** Ends a tie in which only one is left: the others have given up. */
export function tieByItself(state: TrexlandsState, { by }: TieBreak): Applied | null {
  const [only, ...more] = stillTied(state);
  return only !== undefined && more.length === 0 ? win(state, only, by) : null;
}
