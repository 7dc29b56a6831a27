import type { Seat } from '../../../../../sim/ids.ts';
import { CAMP_M, inCamp, type Shape, type Spot } from '../places.ts';

/**
 * The places on a Camp's mat: trucks at the back on the left, coins, X and WHEEL to their right, cards in front. All
 * house values, m.
 */

/** A little card. */
export const CARD_M = { wide: 0.03, tall: 0.042, thick: 0.0006 } as const;
/** The middles of the cards, towards their owner. */
const CARDS_FRONT = 0.0405;
const MARGIN_M = 0.004;
const BETWEEN_M = 0.003;

/** Where the trucks are parked (poses.ts puts them there): fronts to the board. */
export const BAYS_M = { rights: [-0.15, -0.106, -0.062, -0.018], front: -0.02, wide: 0.04, long: 0.076 } as const;

/** Where the numbers of coins and X are printed: before their piles. */
export const NUMBERS_M = {
  coins: { right: 0.04, front: 0.0105 },
  x: { right: 0.099, front: 0.0105 },
  tall: 0.0125,
} as const;
export const WHEEL_AT = { right: 0.148, front: -0.03 } as const;

/** A place in the row of cards, from the left: the deck, the Captain, then the face-up cards. */
export function cardRight(place: number, cards: number): number {
  const first = -CAMP_M.along / 2 + MARGIN_M + CARD_M.wide / 2;
  const room = CAMP_M.along - 2 * MARGIN_M - CARD_M.wide;
  const pitch = Math.min(CARD_M.wide + BETWEEN_M, cards > 1 ? room / (cards - 1) : 0);
  return first + place * pitch;
}

/**
 * Of the deck and Captain, and of so many face-up cards: fully seen while there is room, else each over the one before.
 */
export function cardSpot(shape: Shape, seat: Seat, place: number, faceUp: number): Spot {
  if (place < 2) return inCamp(shape, seat, cardRight(place, 2), CARDS_FRONT);
  const [second, last] = [cardRight(1, 2), CAMP_M.along / 2 - MARGIN_M - CARD_M.wide / 2];
  const pitch = Math.min(CARD_M.wide + BETWEEN_M, (last - second) / Math.max(1, faceUp));
  return inCamp(shape, seat, second + (place - 1) * pitch, CARDS_FRONT);
}

/** Where the WHEEL stands that this seat holds. */
export const wheelSpot = (shape: Shape, seat: Seat): Spot => inCamp(shape, seat, WHEEL_AT.right, WHEEL_AT.front);
