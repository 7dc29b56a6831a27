import { describe, expect, it } from 'vitest';
import { auctionsOf, marketCounts } from '#bots/trexlands/auctions.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import { seat } from '#sim/ids.ts';

const bid = (by: number, card: 'nitro-1' | 'toll-2', coins: number): TrexlandsEvent => ({
  type: 'bid',
  seat: seat(by),
  slot: 0,
  card,
  coins,
  total: coins,
});

describe('the auctions of a match', () => {
  it('are told with who bid, who got it and for how much; bids of one seat count once', () => {
    expect(
      auctionsOf([
        bid(0, 'nitro-1', 1),
        bid(1, 'toll-2', 2),
        bid(0, 'nitro-1', 2),
        bid(1, 'nitro-1', 2),
        { type: 'awarded', seat: seat(0), card: 'nitro-1', coins: 3 },
        { type: 'awarded', seat: seat(1), card: 'toll-2', coins: 2 },
      ]),
    ).toEqual([
      { item: 'nitro', bidders: 2, to: 0, price: 3 },
      { item: 'toll', bidders: 1, to: 1, price: 2 },
    ]);
  });

  it('of one card that comes again begin anew', () => {
    expect(
      auctionsOf([
        bid(0, 'nitro-1', 2),
        bid(1, 'nitro-1', 2),
        { type: 'forfeited', card: 'nitro-1', why: 'tie' },
        { type: 'forfeited', card: 'nitro-1', why: 'no-bid' },
      ]),
    ).toEqual([
      { item: 'nitro', bidders: 2, to: null, price: 0 },
      { item: 'nitro', bidders: 0, to: null, price: 0 },
    ]);
  });

  it('bluffs are counted, and those that were called', () => {
    const shown = (how: 'bought' | 'bluff' | 'caught'): TrexlandsEvent => ({
      type: 'revealed',
      seat: seat(0),
      card: '0-fuel' as Extract<TrexlandsEvent, { type: 'revealed' }>['card'],
      coins: 1,
      challengers: [],
      how,
    });
    expect(marketCounts([bid(0, 'nitro-1', 1), shown('bought'), shown('bluff'), shown('caught')])).toEqual({
      bids: 1,
      bluffs: 2,
      'bluffs caught': 1,
      challenges: 0,
    });
  });
});
