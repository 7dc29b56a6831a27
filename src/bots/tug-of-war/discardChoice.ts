import { rivalOf, type Seat } from '#games/tug-of-war/ids.ts';
import { choicesOf, tooMany, type Hand } from '#games/tug-of-war/rewards.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { discard } from '#games/tug-of-war/turn.ts';
import type { Thought } from '../bot.ts';
import type { TugOfWarMove } from './moves.ts';
import { reasonOf } from './reasons.ts';
import { settledDiscards, type Search } from './search.ts';

/** Gives up cards: the lowest, or those without which it is best off so many turns ahead. */
export function chooseDiscard(view: TugOfWarState, seat: Seat, search: Search, turns: number): Thought<TugOfWarMove> {
  const hand = view.hands[seat];
  const lowest = hand.slice(0, tooMany(hand));
  const cards = turns === 0 ? lowest : bestOf(view, seat, search, turns, lowest);
  return { move: { do: 'discard', seat, cards }, reason: reasonOf('discard', { cards: cards.join(' ') }) };
}

function bestOf(view: TugOfWarState, seat: Seat, search: Search, turns: number, lowest: Hand): Hand {
  const hand = view.hands[seat];
  let [best, most] = [lowest, -Infinity];
  for (const cards of choicesOf(hand, lowest.length)) {
    const next = settledDiscards(discard(view, { do: 'discard', seat, cards }, 'choice').state);
    const mine = next.active === seat ? 1 : -1;
    const worth = mine * search.worthAhead(next, mine > 0 ? seat : rivalOf(seat), turns);
    if (worth > most) [best, most] = [cards, worth];
  }
  return best;
}
