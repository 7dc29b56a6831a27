import { shuffled, type RandomSource } from '#engine/random.ts';
import { isClima, kindOf, PUBLIC_DECK, type PublicCardId } from '../cards/ids.ts';
import type { TrexlandsOptions } from '../options.ts';
import type { TrexlandsState } from '../state.ts';
import { applied, type Applied } from '../applied.ts';

/** Cards by which others undo what a newcomer does. */
const isLate = (card: PublicCardId): boolean => isClima(card) || kindOf(card) === 'roadblock';

/** The Public Deck of the first cycle, unshuffled. */
export const firstDeck = ({ lateCards }: TrexlandsOptions): readonly PublicCardId[] =>
  lateCards === undefined ? PUBLIC_DECK : PUBLIC_DECK.filter((card) => !isLate(card));

/**
 * Shuffles what is late into the deck once its cycle has begun. Nobody can know its place before, as it is drawn only
 * then.
 */
export function withLateCards(before: TrexlandsState, state: TrexlandsState, random: RandomSource): Applied {
  const from = state.options.lateCards;
  if (from === undefined || before.cycle >= from || state.cycle < from) return applied(state);
  const late = PUBLIC_DECK.filter(isLate);
  const publicDeck = shuffled([...state.publicDeck, ...late], random);
  return applied({ ...state, publicDeck }, { type: 'shuffled-in', cards: late.length });
}
