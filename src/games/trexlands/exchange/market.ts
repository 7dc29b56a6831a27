import type { Seat } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import type { BidAction } from '../actions.ts';
import { addCoins, inPhase } from '../changes.ts';
import { campOf, inRankOrder } from '../queries.ts';
import type { Bidding, Lot, TrexlandsState } from '../state.ts';
import { refusals } from '../refusals.ts';
import { applied, type Applied } from '../applied.ts';
import { awardByItself } from './award.ts';

/** Bids go in rounds around the table, each shown at once (TX-31). */
export function openBids(state: TrexlandsState, market: readonly Lot[]): TrexlandsState {
  const [bidder] = inRankOrder(state);
  if (bidder === undefined) throw new Error('somebody is always left to play');
  return inPhase(state, { name: 'market', market, bidder, passed: [], awarded: null });
}

/** TX-51: at least 1 V, and no more than are in Camp. Coins add to those on the card (TX-32). */
export function whyNotBid(state: TrexlandsState, { market }: Bidding, { seat, slot, coins }: BidAction): Fault | null {
  if (market[slot - 1] === undefined || !Number.isInteger(slot)) return refusals.noLot(slot, market.length);
  const most = campOf(state, seat).coins;
  return Number.isInteger(coins) && coins >= 1 && coins <= most ? null : refusals.badCoins(coins, most);
}

export function bid(state: TrexlandsState, phase: Bidding, { seat, slot, coins }: BidAction): Applied {
  const market = phase.market.map((lot, i) => (i === slot - 1 ? withBid(lot, seat, coins) : lot));
  const lot = market[slot - 1];
  if (lot === undefined) throw new Error('whyNotBid refuses a bid on no card');
  const paid = addCoins(state, seat, -coins); // committed coins never return
  return applied(inPhase(paid, { ...phase, market, passed: [], bidder: after(state, seat) }), {
    type: 'bid',
    seat,
    slot,
    card: lot.card,
    coins,
    total: lot.bids[seat] ?? 0,
  });
}

const withBid = (lot: Lot, seat: Seat, coins: number): Lot => ({
  ...lot,
  bids: lot.bids.map((have, i) => (i === seat ? have + coins : have)),
});

export const passBid = (state: TrexlandsState, phase: Bidding, seat: Seat): Applied =>
  applied(inPhase(state, { ...phase, passed: [...phase.passed, seat], bidder: after(state, seat) }), {
    type: 'passed',
    seat,
  });

/** The seat after it in rank order, around the table. */
function after(state: TrexlandsState, seat: Seat): Seat {
  const place = state.rank.indexOf(seat);
  const around = [...state.rank.slice(place + 1), ...state.rank.slice(0, place + 1)];
  return around.find((next) => !state.conceded.includes(next)) ?? seat;
}

/** The seats that have not passed since the last bid and have something to bid. */
export const stillBidding = (state: TrexlandsState, { passed }: Bidding): readonly Seat[] =>
  inRankOrder(state).filter((seat) => campOf(state, seat).coins > 0 && !passed.includes(seat));

/**
 * Closed when every player has passed since the last bid (TX-31); who has nothing to bid passes. Null while a bid is
 * awaited.
 */
export function marketByItself(state: TrexlandsState, phase: Bidding): Applied | null {
  if (phase.awarded !== null) return awardByItself(state, phase);
  const bidding = stillBidding(state, phase);
  if (phase.market.length === 0 || bidding.length === 0) return applied(inPhase(state, { ...phase, awarded: 0 }));
  return bidding.includes(phase.bidder)
    ? null
    : applied(inPhase(state, { ...phase, bidder: after(state, phase.bidder) }));
}
