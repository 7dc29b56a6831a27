import type { TractionState } from '#games/traction/state.ts';
import type { Seat } from '#sim/ids.ts';
import type { Thinking } from '../bot.ts';
import { AHEAD, answeredPlans } from './keen.ts';
import { Race } from './race.ts';
import { replyOf } from './reply.ts';
import { CLEAR_MM } from './steady.ts';
import type { ActionValue } from '../turningPoints.ts';
import { DECIDED } from './scale.ts';
import { WORTH } from './worth.ts';

/** A value of a position for one seat, in turns of the race by which it is ahead. */
const valueOf = (worth: number): number => Math.max(-DECIDED, Math.min(DECIDED, worth));

/** One action of a match, as the analysis asks for it. Plain data. */
export interface ToValue {
  readonly before: TractionState;
  readonly after: TractionState;
}

/** The value of one action, without any physics: every step is thought to go as it is meant. */
export function* valuing({ before, after }: ToValue): Thinking<ActionValue> {
  const { seat, number } = before.turn;
  const goesOn = after.outcome === null && after.turn.seat === seat && after.turn.number === number;
  return {
    seat,
    best: valueOf(yield* bestOf(before, seat)),
    left: goesOn ? null : valueOf(yield* leftBy(after, seat)),
  };
}

function* bestOf(view: TractionState, me: Seat): Thinking<number> {
  const plans = yield* answeredPlans(view, new Race(view, CLEAR_MM), me);
  return Math.max(...plans.map(({ worth }) => worth));
}

/** The worth for the seat once its turn, or the match, is over. */
function* leftBy(board: TractionState, me: Seat): Thinking<number> {
  if (board.outcome !== null) return board.outcome.winners.includes(me) ? WORTH.win : -WORTH.win;
  return yield* replyOf(board, me, AHEAD.worth(new Race(board, CLEAR_MM), board, me));
}
