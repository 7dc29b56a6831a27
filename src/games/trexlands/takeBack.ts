import type { TakeBack } from '../../engine/game.ts';
import type { TrexlandsAction } from './actions.ts';
import type { TrexlandsState } from './state.ts';

/**
 * Nothing is taken back after which a secret may have come out: a card dealt from the deck (it may follow whatever ends
 * the last turn of a cycle), a card turned over, a card scouted. A roll, and what others may have acted on, by consent.
 */
export function takeBack(before: TrexlandsState, action: TrexlandsAction): TakeBack {
  if (action.do === 'concede') return 'consent';
  if (action.do === 'place' && isPlacing(before)) return 'free';
  if (mayReveal(before)) return isHarmless(action) ? 'consent' : 'never';
  return action.do === 'stack' || action.do === 'unstack' || action.do === 'captain' ? 'free' : 'consent';
}

const isHarmless = (action: TrexlandsAction): boolean => action.do === 'stack' || action.do === 'unstack' || action.do === 'place' || action.do === 'challenge';

/** In private, before anybody has seen more than that there is a card. */
const isPlacing = ({ phase }: TrexlandsState): boolean => phase.name === 'arena' && phase.placing !== null;

function mayReveal({ phase, rank, conceded }: TrexlandsState): boolean {
  if (phase.name === 'arena' || phase.name === 'deal') return true;
  return phase.name === 'move' && rank.slice(rank.indexOf(phase.turn.seat) + 1).every((seat) => conceded.includes(seat));
}
