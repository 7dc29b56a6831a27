import type { Seat } from '#sim/ids.ts';
import type { Choice } from '#games/trexlands/actions.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import { CITY } from '#games/trexlands/ids.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { campOf, enemiesIn, terraOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { turnOf } from '#games/trexlands/turn.ts';

/** The aims of a turn from a position, by the seat with the WHEEL; what is worth most comes first. */
export const TURN_GOALS = ['score', 'battle', 'claim', 'move'] as const;
export type TurnGoal = (typeof TURN_GOALS)[number];

/** The outcome of a try so far. */
export type TryVerdict = { readonly state: 'open' } | { readonly state: 'solved' } | { readonly state: 'missed' };

/** Whether the position is one of a turn, with nothing announced: from there a turn can be tried. */
export const isTurn = (state: TrexlandsState): boolean =>
  state.outcome === null && turnOf(state) !== null && state.agenda.length === 0;

/** The goals to which a MOVE of the turn may lead, and behind them those to which only cards may, for who holds any. */
export function goalsAt(state: TrexlandsState): readonly TurnGoal[] {
  const turn = turnOf(state);
  if (turn === null) return [];
  const { seat } = turn;
  const moves = choicesOf(state, seat).flatMap((choice) => (choice.do === 'move' ? [choice] : []));
  if (moves.length === 0) return [];
  const direct = TURN_GOALS.filter((goal) => moves.some((move) => leadsTo(state, move, goal)));
  const byCards = campOf(state, seat).cards.length > 0 ? BY_CARDS : [];
  return [...direct, ...byCards.filter((goal) => !direct.includes(goal))];
}

const BY_CARDS: readonly TurnGoal[] = ['score', 'battle'];

function leadsTo(state: TrexlandsState, { seat, move: { to } }: Choice & { do: 'move' }, goal: TurnGoal): boolean {
  if (goal === 'move') return true;
  if (to === CITY) return goal === 'score';
  const isAttack = enemiesIn(state, to, seat).length > 0;
  if (goal === 'battle') return isAttack;
  const { coins, post } = terraOf(state, to);
  return goal === 'claim' && !isAttack && coins > 0 && (post === null || post.owner === seat);
}

/** The verdict on a match that was begun from the position, with nothing in its log but the try. Pure. */
export function judgeTry(goal: TurnGoal, seat: Seat, match: TrexlandsMatch): TryVerdict {
  const events = match.log.flatMap((entry) => entry.events);
  const end = events.findIndex((event) => event.type === 'turn-ended' && event.seat === seat);
  const ofTurn = end < 0 ? events : events.slice(0, end);
  if (ofTurn.some((event) => isReached(goal, seat, event))) return { state: 'solved' };
  return end >= 0 || match.state.outcome !== null ? { state: 'missed' } : { state: 'open' };
}

function isReached(goal: TurnGoal, seat: Seat, event: TrexlandsEvent): boolean {
  switch (goal) {
    case 'score':
      return event.type === 'scored' && event.seat === seat;
    case 'battle':
      return event.type === 'attack-won' && event.attacker === seat;
    case 'claim':
      return event.type === 'claimed' && event.seat === seat && event.coins > 0;
    case 'move':
      return event.type === 'moved' && event.seat === seat;
  }
}
