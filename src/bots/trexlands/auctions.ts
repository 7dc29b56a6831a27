import type { Counts } from '#engine/module/odds.ts';
import { isClima, kindOf, type PublicCardId } from '#games/trexlands/cards/ids.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import type { Seat } from '#sim/ids.ts';
import type { Auction } from '../auction.ts';

/** The cards of the Market that were put up, each with who bid and what was paid (TX-31 to TX-35). */
export function auctionsOf(events: readonly TrexlandsEvent[]): readonly Auction[] {
  const bidders = new Map<PublicCardId, Set<Seat>>();
  const over = (card: PublicCardId, to: Seat | null, price: number): readonly Auction[] => {
    const bid = bidders.get(card)?.size ?? 0;
    bidders.delete(card); // it may come again
    return isClima(card) ? [] : [{ item: kindOf(card), bidders: bid, to, price }];
  };
  return events.flatMap((event) => {
    switch (event.type) {
      case 'bid':
        bidders.set(event.card, (bidders.get(event.card) ?? new Set()).add(event.seat));
        return [];
      case 'awarded':
        return over(event.card, event.seat, event.coins);
      case 'forfeited':
        return over(event.card, null, 0);
      default:
        return [];
    }
  });
}

/** Bids of a match, and cards of one's own that were shown for their value or more, or in a bluff (TX-36 to TX-38). */
export function marketCounts(events: readonly TrexlandsEvent[]): Counts {
  const counts: Record<string, number> = { bids: 0, bluffs: 0, 'bluffs caught': 0, challenges: 0 };
  const add = (name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);
  for (const event of events) {
    if (event.type === 'bid') add('bids');
    if (event.type === 'challenged') add('challenges');
    if (event.type === 'revealed' && event.how !== 'bought') add('bluffs');
    if (event.type === 'revealed' && event.how === 'caught') add('bluffs caught');
  }
  return counts;
}
