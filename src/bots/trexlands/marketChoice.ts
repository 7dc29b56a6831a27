import type { BidAction, Choice } from '#games/trexlands/actions.ts';
import { isClima, kindOf } from '#games/trexlands/cards/ids.ts';
import { brokersBack } from '#games/trexlands/captains.ts';
import { campOf, inRankOrder, isCaptain } from '#games/trexlands/queries.ts';
import type { Bidding, Lot, TrexlandsState } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import type { Thought } from '../bot.ts';
import { timeLeft, worthOfCoins, worthToCamp } from './cardWorth.ts';
import { groupsOf, raceOf } from './race.ts';
import { reasonOf } from './reasons.ts';
import { likely } from './worth.ts';

/** How a bot bids. */
export interface Bidder {
  /** How many V over the least that it needs it thinks of. */
  readonly more: number;
  /** Share of a rival's gain that counts as its own loss, among two. */
  readonly denial: number;
  /** Whether it thinks of what rivals would bid then; else it takes its bid to win so often. */
  readonly foresees: boolean;
}

const UNFORESEEN = 0.7;

interface Offer {
  readonly slot: number;
  readonly card: string;
  readonly coins: number;
  readonly worth: number;
}

/** The bid that gains most by the worth of the card to it and to its rivals, or none. */
export function inMarket(state: TrexlandsState, phase: Bidding, seat: Seat, bidder: Bidder): Thought<Choice> {
  if (phase.awarded !== null) return inTie(phase, seat);
  const left = timeLeft(raceOf(state, groupsOf(state)).cycles);
  const offers = phase.market.flatMap((lot, i) => offersFor(state, lot, i + 1, seat, bidder, left));
  const best = offers.reduce<Offer | null>((so, next) => (so === null || next.worth > so.worth ? next : so), null);
  if (best === null || best.worth <= 0) return { move: { do: 'pass', seat }, reason: reasonOf('no-bid') };
  const { slot, card, coins, worth } = best;
  const move: BidAction = { do: 'bid', seat, slot, coins };
  return { move, reason: reasonOf('bid', { card, coins, worth: Math.round(100 * worth) }) };
}

function inTie({ market, awarded }: Bidding, seat: Seat): Thought<Choice> {
  const card = market[awarded ?? 0]?.card ?? '';
  return { move: { do: 'broker', seat, take: true }, reason: reasonOf('tie', { card }) };
}

function offersFor(
  state: TrexlandsState,
  lot: Lot,
  slot: number,
  seat: Seat,
  bidder: Bidder,
  left: number,
): readonly Offer[] {
  const mine = lot.bids[seat] ?? 0;
  const rivals = inRankOrder(state).filter((other) => other !== seat);
  const highest = Math.max(0, ...rivals.map((other) => lot.bids[other] ?? 0));
  if (mine > highest || isClima(lot.card)) return [];
  const { coins } = campOf(state, seat);
  const gain = left * (worthTo(state, lot, seat) + denied(state, lot, seat, bidder));
  const least = highest + 1 - mine;
  return Array.from({ length: 1 + bidder.more }, (_, i) => least + i)
    .filter((bid) => bid <= coins)
    .map((bid) => {
      const wins = bidder.foresees ? chanceToWin(state, lot, rivals, mine + bid) : UNFORESEEN;
      const back = wins * backTo(state, seat, mine + bid);
      const cost = left * (worthOfCoins(coins) - worthOfCoins(coins - bid) - back * worthOfCoins(1));
      return { slot, card: lot.card, coins: bid, worth: wins * gain - cost };
    });
}

/** V that the seat gets back on a card won for so many. */
const backTo = (state: TrexlandsState, seat: Seat, price: number): number =>
  isCaptain(state, seat, 'broker') ? brokersBack(price, state.seats) : 0;

function worthTo(state: TrexlandsState, { card }: Lot, seat: Seat): number {
  return isClima(card) ? 0 : worthToCamp(kindOf(card), campOf(state, seat));
}

/** Its share of what the highest bidder, if there is one, would gain. */
function denied(state: TrexlandsState, lot: Lot, seat: Seat, { denial }: Bidder): number {
  const leader = inRankOrder(state).find(
    (other) => other !== seat && lot.bids.every((coins, i) => i === other || coins < (lot.bids[other] ?? 0)),
  );
  if (leader === undefined) return 0;
  return (denial * worthTo(state, lot, leader)) / (state.seats - 1);
}

/** How sharply a rival's gain decides whether it bids more (house value). */
const SHARPNESS = 0.15;
/** A rival that has bid on a card before wants it so much more (house value). */
const WANTS = 1.3;

/** The chance that no rival bids as much or more. */
const chanceToWin = (state: TrexlandsState, lot: Lot, rivals: readonly Seat[], total: number): number =>
  rivals.reduce((chance, rival) => {
    const theirs = lot.bids[rival] ?? 0;
    const { coins } = campOf(state, rival);
    if (coins + theirs < total) return chance;
    const wanted = worthTo(state, lot, rival) * (theirs > 0 ? WANTS : 1);
    const needed = Math.min(coins, total + 1 - theirs);
    const gain = wanted - (worthOfCoins(coins) - worthOfCoins(coins - needed));
    return chance * (1 - likely(gain / SHARPNESS - 0.8));
  }, 1);
