import type { TakeBack } from '#engine/game.ts';
import type { Seat } from '#sim/ids.ts';
import type { TrexlandsAction } from './actions.ts';
import { advance } from './advance.ts';
import { kindOf, privateDeckOf, PUBLIC_DECK, type TribuCardId } from './cards/ids.ts';
import { playableCard } from './cards/kinds.ts';
import { choose } from './choose.ts';
import { timeIsOver } from './clock.ts';
import type { TrexlandsEvent } from './events.ts';
import { isPlacing, stillPlaying } from './queries.ts';
import type { FaceDown, TrexlandsState } from './state.ts';
import type { Applied } from './applied.ts';

/**
 * Nothing is taken back after which a secret may have come out: a card dealt from the deck (it may follow the rolls of
 * the last turn of a cycle), a card turned over, a card scouted. A roll, and what others may have acted on, by consent.
 */
export function takeBack(seen: TrexlandsState, action: TrexlandsAction): TakeBack {
  const before = withAnyCards(seen);
  if (action.do === 'concede')
    return before.phase.name === 'arena' && stillPlaying(before).length === 2
      ? 'never'
      : unlessRevealing(choose(before, action)); // TX-67; a match that is over has no secrets
  if (action.do === 'time') return unlessRevealing(timeIsOver(before));
  if (action.do === 'place' && isPlacing(before)) return 'free';
  // the last one of an arena turns everything over
  if (action.do === 'place' || action.do === 'challenge') return unlessRevealing(choose(before, action));
  if (mayReveal(before)) {
    if (isHarmless(action)) return 'consent';
    return before.phase.name === 'move' && action.do !== 'roll' ? unlessRevealing(choose(before, action)) : 'never';
  }
  return action.do === 'stack' || action.do === 'unstack' || action.do === 'captain' ? 'free' : 'consent';
}

/** A view holds no cards to deal or to turn over: any will do, as whichever comes out tells a secret. */
const withAnyCards = (state: TrexlandsState): TrexlandsState => ({
  ...state,
  publicDeck: state.publicDeck.map((card) => card ?? ANY_PUBLIC),
  camps: state.camps.map((camp) => ({ ...camp, deck: camp.deck.map((card) => card ?? anyOf(camp.seat)) })),
  phase: state.phase.name === 'arena' ? { ...state.phase, cards: state.phase.cards.map(faceUp) } : state.phase,
});

const [ANY_PUBLIC = null] = PUBLIC_DECK;
const anyOf = (seat: Seat): TribuCardId | null => privateDeckOf(seat)[0] ?? null;
const faceUp = (card: FaceDown): FaceDown => ({ ...card, card: card.card ?? anyOf(card.owner) });

/** By consent, but for what follows from it. */
const unlessRevealing = (done: Applied): TakeBack => (hasRevealed(advance(done).events) ? 'never' : 'consent');

/** A card was dealt, turned over or looked at, or it came out how many lie in the arena. */
const hasRevealed = (events: readonly TrexlandsEvent[]): boolean =>
  events.some(
    (event) =>
      REVEALING.includes(event.type) ||
      (event.type === 'took-effect' && playableCard(kindOf(event.card)).effect === 'look'),
  );

const REVEALING: readonly TrexlandsEvent['type'][] = ['dealt', 'clima', 'revealed', 'arena-filled'];

const isHarmless = (action: TrexlandsAction): boolean => action.do === 'stack' || action.do === 'unstack';

function mayReveal({ phase, rank, conceded }: TrexlandsState): boolean {
  if (phase.name === 'arena' || phase.name === 'deal') return true;
  return (
    phase.name === 'move' && rank.slice(rank.indexOf(phase.turn.seat) + 1).every((seat) => conceded.includes(seat))
  );
}
