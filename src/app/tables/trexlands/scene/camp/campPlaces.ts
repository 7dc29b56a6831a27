import type { Seat } from '#sim/ids.ts';
import { CAMP_M, inCamp, type Shape, type Spot } from '#play/trexlands/places.ts';

/**
 * The places on a Camp's mat: trucks at the back on the left, WHEEL and name to their right; coins and X; cards in
 * front. All house values, m.
 */

/** A little card. */
export const CARD_M = { wide: 0.03, tall: 0.042, thick: 0.0006 } as const;
/** The middles of the cards, towards their owner. */
export const CARDS_FRONT = 0.0505;
const MARGIN_M = 0.004;
const BETWEEN_M = 0.003;

export const WHEEL_AT = { right: 0.0885, front: -0.0535 } as const;

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
    coins: { right: -0.0175, front: 0.0175, most: 0.033 },
    x: { right: 0.0555, front: 0.0175, most: 0.027 },
    rank: { right: 0.0905, front: -0.0225, most: 0.042 },
    name: { right: 0.0905, front: -0.008, most: 0.042 },
  },
  across: {
    coins: { right: -0.0175, front: 0.0165, most: 0.033 },
    x: { right: 0.0555, front: 0.0165, most: 0.027 },
    rank: { right: 0.0905, front: 0.019, most: 0.042 },
    name: { right: 0.0905, front: 0.0045, most: 0.042 },
  },
  aside: {
    coins: { right: 0.0735, front: -0.003, most: 0.056 },
    x: { right: 0.0875, front: -0.015, most: 0.03 },
    rank: { right: 0.0875, front: 0.013, most: 0.026 },
    name: { right: 0.1015, front: -0.003, most: 0.056 },
  },
  tall: 0.0125,
} as const;
