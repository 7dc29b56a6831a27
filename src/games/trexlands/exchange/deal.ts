import { drawTop } from '#engine/deck.ts';
import { forfeitCard, inPhase } from '../changes.ts';
import { isClima } from '../cards/ids.ts';
import type { Dealing, TrexlandsState } from '../state.ts';
import { andThen, applied, type Applied } from '../applied.ts';
import { resolveClima } from './clima.ts';
import { openBids } from './market.ts';

/** TX-30: shown each Exchange. */
const CARDS_SHOWN = 4;

/**
 * The next card of the market; a Clima resolves at once and is replaced. An empty deck ends it: nothing is reshuffled.
 */
export function dealByItself(state: TrexlandsState, { market }: Dealing): Applied {
  const drawn = market.length === CARDS_SHOWN ? null : drawTop(state.publicDeck);
  if (drawn === null) return applied(openBids(state, market));
  const { card } = drawn;
  const dealt = { ...state, publicDeck: drawn.left };
  if (isClima(card))
    return andThen(applied(forfeitCard(dealt, card), { type: 'clima', card }), (s) => resolveClima(s, card));
  const lot = { card, bids: state.camps.map(() => 0) };
  return applied(inPhase(dealt, { name: 'deal', market: [...market, lot] }), { type: 'dealt', card });
}
