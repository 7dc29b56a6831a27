import type { Seat } from '#sim/ids.ts';
import { CAMP_M, inCamp, type Shape, type Spot } from '#play/trexlands/places.ts';

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

export const WHEEL_AT = { right: 0.148, front: -0.03 } as const;

/** A place in the row of cards, from the left: the deck, the Captain, then the face-up cards. */
export function cardRight(place: number, cards: number): number {
  const first = -CAMP_M.along / 2 + MARGIN_M + CARD_M.wide / 2;
  const room = CAMP_M.along - 2 * MARGIN_M - CARD_M.wide;
  const pitch = Math.min(CARD_M.wide + BETWEEN_M, cards > 1 ? room / (cards - 1) : 0);
  return first + place * pitch;
}

/**
 * The place of the deck and Captain, and of so many face-up cards: fully seen while there is room, else each over the
 * one before.
 */
export function cardSpot(shape: Shape, seat: Seat, place: number, faceUp: number): Spot {
  if (place < 2) return inCamp(shape, seat, cardRight(place, 2), CARDS_FRONT);
  const [second, last] = [cardRight(1, 2), CAMP_M.along / 2 - MARGIN_M - CARD_M.wide / 2];
  const pitch = Math.min(CARD_M.wide + BETWEEN_M, (last - second) / Math.max(1, faceUp));
  return inCamp(shape, seat, second + (place - 1) * pitch, CARDS_FRONT);
}

/** Where the WHEEL stands that this seat holds. */
export const wheelSpot = (shape: Shape, seat: Seat): Spot => inCamp(shape, seat, WHEEL_AT.right, WHEEL_AT.front);

/** Quarter turns, counter-clockwise seen from above, from a mat to somebody who looks at it: 0 is its owner. */
export const readableTurn = (matYaw: number, yaw: number): number =>
  ((Math.round((yaw - matYaw) / (Math.PI / 2)) % 4) + 4) % 4;

/** A card in its place, the right way up for a looker from across; from the sides it lies as it does. */
export const readableSpot = (spot: Spot, yaw: number): Spot =>
  readableTurn(spot.yaw, yaw) === 2 ? { ...spot, yaw } : spot;

/**
 * The middles of what is written on a mat, and how long it may be: read by its owner, from across (where the WHEEL
 * stands before what lies behind it), and from its sides.
 */
export const WORDS_M = {
  owner: {
    coins: { right: 0.04, front: 0.0105, most: 0.056 },
    x: { right: 0.093, front: 0.0105, most: 0.036 },
    name: { right: 0.1455, front: 0.0125, most: 0.057 },
  },
  across: {
    coins: { right: 0.04, front: 0.0105, most: 0.056 },
    x: { right: 0.093, front: 0.0105, most: 0.036 },
    name: { right: 0.135, front: 0.036, most: 0.072 },
  },
  aside: {
    coins: { right: 0.058, front: 0.032, most: 0.05 },
    x: { right: 0.092, front: 0.032, most: 0.05 },
    name: { right: 0.15, front: 0.0265, most: 0.068 },
  },
  tall: 0.0125,
} as const;
