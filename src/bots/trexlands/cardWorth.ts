import { valueOf, type CardKind, type TribuKind } from '#games/trexlands/cards/kinds.ts';
import { kindOf, tribuKindOf } from '#games/trexlands/cards/ids.ts';
import type { Camp } from '#games/trexlands/state.ts';

/** Worth of a card in Camp with the match before it, X (house values, tuned by matches). */
const WORTH: Readonly<Record<CardKind, number>> = {
  roadblock: 0.4,
  'counter-order': 0.22,
  nitro: 0.4,
  ballast: 0.12,
  'oil-slick': 0.05,
  'second-wind': 0.22,
  'tow-hook': 0.15,
  toll: 0.15,
  bridge: 0.12,
  convoy: 0.45,
  scout: 0.04,
  fuel: 0.4,
  outpost: 0.06,
  mechanic: 0.2,
  fortress: 0.1,
  raid: 0.1,
  charge: 0.2,
  gatecrash: 0.8,
};

/** More of one kind are worth less than one (house value). */
const ANOTHER = 0.7;

/** A match is long while so many cycles are to come (house value). */
const LONG = 4;

/** How much of a thing's worth is left with so many cycles to come, 0 to 1: in a last cycle little can be used. */
export const timeLeft = (cycles: number): number => Math.min(1, cycles / LONG);

export const worthOfKind = (kind: CardKind): number => WORTH[kind];

/** Worth of one more card of the kind to a Camp. */
export const worthToCamp = (kind: CardKind, { cards }: Camp): number =>
  cards.reduce((worth, card) => (kindOf(card) === kind ? worth * ANOTHER : worth), WORTH[kind]);

/** Worth of all cards of a Camp. */
export function worthOfCards({ cards }: Camp): number {
  const counted = new Map<CardKind, number>();
  let sum = 0;
  for (const card of cards) {
    const kind = kindOf(card);
    const worth = counted.get(kind) ?? WORTH[kind];
    sum += worth;
    counted.set(kind, worth * ANOTHER);
  }
  return sum;
}

/** Worth of the first V, and how much less each further one is worth, X (house values, tuned by matches). */
const FIRST_COIN = 0.12;
const NEXT_COIN = 0.9;
const MOST_COUNTED = 40;

const worths: readonly number[] = Array.from({ length: MOST_COUNTED + 1 }).reduce<number[]>((so, _, n) => {
  const last = n < 2 ? FIRST_COIN : (so[n - 1] ?? 0) - (so[n - 2] ?? 0);
  return [...so, n === 0 ? 0 : (so[n - 1] ?? 0) + (n === 1 ? FIRST_COIN : last * NEXT_COIN)];
}, []);

/** Worth of so many V in a Camp with the match before it, X. */
export const worthOfCoins = (coins: number): number => worths[Math.min(coins, MOST_COUNTED)] ?? 0;

/** A private card in the deck that can still be bought is worth so much of the gain (house value). */
const IN_DECK = 0.5;
/** V of a price, in X. */
const OF_PRICE = 0.08;

/** Worth of a private card that is not bought yet. */
export const worthInDeck = (kind: TribuKind): number => Math.max(0, IN_DECK * (WORTH[kind] - OF_PRICE * valueOf(kind)));

/** Worth of a seat's own private deck; of a rival's, whose cards are hidden, so much a card (house value). */
const HIDDEN = 0.06;
export const worthOfDeck = ({ deck }: Camp): number =>
  deck.reduce((sum, card) => sum + (card === null ? HIDDEN : worthInDeck(tribuKindOf(card))), 0);
