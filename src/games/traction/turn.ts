import { seat, type Seat } from '#sim/ids.ts';
import { applied, type Applied } from './applied.ts';
import { oneTurnLess } from './penalty.ts';
import type { TractionState } from './state.ts';
import { callTheMatch } from './turnLimit.ts';

/** TR-05: how many pieces may act in this turn; TR-04: one in the very first, if agreed. */
export const piecesThisTurn = ({ options, turn }: TractionState): number =>
  options.starterFirstTurnOnePiece && turn.number === 1 ? 1 : options.piecesPerTurn;

/** How many more may act in this turn. */
export const piecesLeft = (state: TractionState): number =>
  Math.max(0, piecesThisTurn(state) - state.turn.acted.length);

/**
 * A turn in which all have acted ends by itself, and that of a seat that gave up, once nothing is left to be chosen
 * (TR-29). One with fewer waits for its player.
 */
export function endTurnIfDone(state: TractionState): Applied {
  if (state.outcome !== null || state.pending.length > 0) return applied(state);
  if (state.conceded.includes(state.turn.seat)) return endTurn(state, 'choice');
  return piecesLeft(state) === 0 ? endTurn(state, 'rule') : applied(state);
}

/** The turn goes to the next seat around the table that has not given up. */
export function endTurn(state: TractionState, by: 'choice' | 'rule'): Applied {
  const { turn } = state;
  const ended = { type: 'turn-ended', seat: turn.seat, turn: turn.number, by } as const;
  const { next, round } = nextTurn(state);
  const { turnLimit } = state.options;
  if (turnLimit !== null && round > turnLimit) {
    const called = callTheMatch(state);
    return applied(called.state, ended, ...called.events);
  }
  const number = turn.number + 1;
  return applied({ ...oneTurnLess(state, next), turn: { number, round, seat: next, acted: [], barred: [] } }, ended, {
    type: 'turn-began',
    seat: next,
    turn: number,
  });
}

/** The seat that has the next turn. */
export const seatAfter = (state: TractionState): Seat => nextTurn(state).next;

/** A round ends where the starter's place is passed, whether or not the starter still plays. */
function nextTurn({ seats, conceded, starter, turn }: TractionState): { readonly next: Seat; readonly round: number } {
  const around = Array.from({ length: seats }, (_, i) => seat((turn.seat + 1 + i) % seats));
  const place = around.findIndex((s) => !conceded.includes(s));
  const next = around[place];
  if (next === undefined) throw new Error('somebody is always left to play');
  return { next, round: around.slice(0, place + 1).includes(starter) ? turn.round + 1 : turn.round };
}
