import type { Seat } from '#sim/ids.ts';
import { isClima } from '../cards/ids.ts';
import { brokersBack } from '../captains.ts';
import { addCoins, forfeitCard, giveBack, issue, inPhase, withCamp } from '../changes.ts';
import { campOf, isCaptain } from '../queries.ts';
import type { Bidding, Lot, TrexlandsState } from '../state.ts';
import { andThen, applied, type Applied } from '../applied.ts';
import { openArena } from './arena.ts';

/** The winner of a lot: a seat; none for want of bids; or none for a tie of these. */
export type Award =
  | { readonly to: Seat }
  | { readonly why: 'no-bid' | 'gave-up' | 'lower-tie' }
  | { readonly why: 'tie'; readonly tied: readonly Seat[] };

/**
 * The unique highest bid wins (TX-34); equal highest ones negate each other, and the next lower does not win (TX-33).
 * Bids of seats that gave up win nothing and tie with nobody.
 */
export function awardOf({ options: { ties }, conceded }: TrexlandsState, lot: Lot): Award {
  const bids = lot.bids.map((coins, i) => (conceded.includes(i as Seat) ? 0 : coins));
  const most = Math.max(...bids);
  if (most === 0) return { why: lot.bids.some((coins) => coins > 0) ? 'gave-up' : 'no-bid' }; // TX-35
  if (ties === 'any' && bids.some((coins) => coins > 0 && coins < most && seatsWith(bids, coins).length > 1))
    return { why: 'lower-tie' };
  const highest = seatsWith(bids, most);
  const [only, ...more] = highest;
  if (more.length > 0) return { why: 'tie', tied: highest };
  if (only === undefined) throw new Error('some bid is the highest');
  return { to: only };
}

const seatsWith = (bids: readonly number[], coins: number): readonly Seat[] =>
  bids.flatMap((have, i) => (have === coins ? [i as Seat] : []));

/** The lot that is awarded next; undefined while bids are open, and after the last. */
const lotOf = ({ market, awarded }: Bidding): Lot | undefined => (awarded === null ? undefined : market[awarded]);

/** Captain Broker: the seat that may decide a tie, once a game; null if none. */
export function brokerOf(state: TrexlandsState, phase: Bidding): Seat | null {
  const lot = lotOf(phase);
  const award = lot === undefined ? null : awardOf(state, lot);
  const tied = award !== null && 'tied' in award ? award.tied : [];
  return tied.find((seat) => isCaptain(state, seat, 'broker') && campOf(state, seat).captain?.usedIn === null) ?? null;
}

/** One lot after the other, then the arena. Null while the Broker chooses. */
export function awardByItself(state: TrexlandsState, phase: Bidding): Applied | null {
  const lot = lotOf(phase);
  if (lot === undefined) return openArena(state);
  return brokerOf(state, phase) === null ? handOver(state, phase, lot, awardOf(state, lot)) : null;
}

/** The Broker takes the tie for his, or leaves it. */
export function settleTie(state: TrexlandsState, phase: Bidding, seat: Seat, take: boolean): Applied {
  const lot = lotOf(phase);
  if (lot === undefined) throw new Error('there is a lot to be awarded');
  if (!take) return handOver(state, phase, lot, awardOf(state, lot));
  const used = withCamp(state, seat, () => ({ captain: { id: 'broker', usedIn: state.cycle } }));
  return andThen(applied(used, { type: 'captain-used', seat, captain: 'broker' }), (s) =>
    handOver(s, phase, lot, { to: seat }),
  );
}

/** All V on the card are forfeited, won or lost; they go back to the bank (TX-28). */
function handOver(state: TrexlandsState, phase: Bidding, lot: Lot, award: Award): Applied {
  const { card, bids } = lot;
  if (isClima(card)) throw new Error(`${card} is not for sale`);
  const coins = bids.reduce((sum, n) => sum + n, 0);
  const next = inPhase(giveBack(state, coins), { ...phase, awarded: phase.market.indexOf(lot) + 1 });
  if ('why' in award) return applied(forfeitCard(next, card), { type: 'forfeited', card, why: award.why });
  const deployed = withCamp(next, award.to, ({ cards }) => ({ cards: [...cards, card] }));
  const price = bids[award.to] ?? 0;
  return andThen(applied(deployed, { type: 'awarded', seat: award.to, card, coins: price }), (s) =>
    payBack(s, award.to, price),
  );
}

/** Captain Broker: he gets V back on a card that he wins, if it was dear. */
function payBack(state: TrexlandsState, seat: Seat, price: number): Applied {
  const coins = isCaptain(state, seat, 'broker') ? brokersBack(price, state.seats) : 0;
  return coins === 0
    ? applied(state)
    : applied(issue(addCoins(state, seat, coins), coins), { type: 'paid-back', seat, coins });
}
