import type { FaceDown, Lot, Phase } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import { COIN_M, type TokenPlace } from '../board/tokenPlaces.ts';
import { CARD_M } from '../camp/campPlaces.ts';
import { halfOf, yawOfSeat, type Shape, type Spot } from '#play/trexlands/places.ts';

/** The exchange area, to the left of the City: market or arena. All house values, m. */

/** The side of its mat. */
export const EXCHANGE_M = 0.184;
const FROM_CORNER_M = 0.105;
/** Four lots of the market, two by two; four rows of face-down cards, a seat each. */
export const CELL_M = 0.088;
const ROW_M = 0.0445;
/** A card of the market is so much larger than one in a Camp: it is read by all. */
export const LOT_SIZE = 1.4;
/** Beside the left edge of the mat stands the WHEEL: so far from it, m, it covers no card and no coin. */
const WHEEL_BESIDE_M = 0.03;
/** From the middle of a lot to the coins of a seat: on its card's edge on the side where the seat sits. */
const BID_M = 0.0275;
const BIDS_APART_M = 0.0205;

export function exchangeSpot(shape: Shape): Spot {
  const half = halfOf(shape);
  const far = shape.city === 'middle' ? half.z + FROM_CORNER_M : half.z - EXCHANGE_M / 2;
  const side = shape.city === 'south' ? -1 : 1; // all look from there
  return { x: -side * (half.x + FROM_CORNER_M), z: -side * far, yaw: side === 1 ? 0 : Math.PI };
}

/** A place on the mat, as those see it who look at the City; around a City in the middle as the first seat does. */
function onMat(shape: Shape, right: number, near: number): Spot {
  const { x, z, yaw } = exchangeSpot(shape);
  const side = yaw === 0 ? 1 : -1;
  return { x: x + side * right, z: z + side * near, yaw };
}

/** The middle of a lot of the market: the first two at the back. */
export function lotSpot(shape: Shape, slot: number): Spot {
  return onMat(shape, ((slot % 2) - 0.5) * CELL_M, (Math.floor(slot / 2) - 0.5) * CELL_M);
}

/** Where the WHEEL stands while the EXCHANGE is open: at the mat's far corner on the other side than the board. */
export function wheelInExchange(shape: Shape): Spot {
  return onMat(shape, -EXCHANGE_M / 2 - WHEEL_BESIDE_M, WHEEL_BESIDE_M - EXCHANGE_M / 2);
}

/** From the middle of a lot to a seat's coins: on the seat's side; of all on one side, beside each other. */
export function bidFrom(shape: Shape, seat: Seat): { readonly right: number; readonly near: number } {
  if (shape.city !== 'middle') return { right: (seat - (shape.seats - 1) / 2) * BIDS_APART_M, near: BID_M };
  const yaw = yawOfSeat(shape, seat);
  return { right: BID_M * Math.sin(yaw), near: BID_M * Math.cos(yaw) };
}

/** Where a seat's coins for a lot lie. */
export function bidSpot(shape: Shape, slot: number, seat: Seat): Spot {
  const { right, near } = bidFrom(shape, seat);
  const [column, row] = [(slot % 2) - 0.5, Math.floor(slot / 2) - 0.5];
  return onMat(shape, column * CELL_M + right, row * CELL_M + near);
}

/** The place of a seat's card in the arena, counted from the left, of so many. */
export function faceDownSpot(shape: Shape, seat: Seat, place: number, cards: number): Spot {
  const first = -EXCHANGE_M / 2 + 0.003 + CARD_M.wide / 2;
  const room = EXCHANGE_M - CARD_M.wide - 0.006;
  const pitch = Math.min(CARD_M.wide + 0.003, room / Math.max(1, cards - 1));
  return onMat(shape, first + place * pitch, rowOf(shape.seats, seat));
}

/** The middle of a seat's row of face-down cards, towards those who look at the City. */
export const rowOf = (seats: number, seat: number): number => (seat - (seats - 1) / 2) * ROW_M;

/** Every coin that lies in the exchange. */
export function exchangeCoins(shape: Shape, phase: Phase): readonly TokenPlace[] {
  if (phase.name === 'market') return phase.market.flatMap((lot, slot) => onLot(shape, lot, slot));
  if (phase.name !== 'arena') return [];
  return phase.cards.flatMap((card) =>
    onCard(shape, card, placeOf(phase.cards, card), phase.cards.filter(({ owner }) => owner === card.owner).length),
  );
}

/** Which of its owner's cards it is, from 0. */
export const placeOf = (cards: readonly FaceDown[], card: FaceDown): number =>
  cards.filter(({ owner }) => owner === card.owner).indexOf(card);

const onLot = (shape: Shape, { bids }: Lot, slot: number): readonly TokenPlace[] =>
  bids.flatMap((coins, seat) => stack(`lot-${slot}-${seat}`, bidSpot(shape, slot, seat as Seat), coins, CARD_M.thick));

/** From the middle of a card: its owner's coins are in the lower right corner, those of challengers on the left, m. */
const ON_CARD_M = { aside: 0.0065, near: 0.0125, challenged: -0.003 } as const;

/** They leave a card that is turned over its name, and its picture as long as nobody challenges it. */
function onCard(
  shape: Shape,
  { owner, coins, challengers }: FaceDown,
  place: number,
  cards: number,
): readonly TokenPlace[] {
  const { x, z, yaw } = faceDownSpot(shape, owner, place, cards);
  const side = yaw === 0 ? 1 : -1;
  const over = 2 * CARD_M.thick;
  return [
    ...stack(
      `card-${owner}-${place}`,
      { x: x + side * ON_CARD_M.aside, z: z + side * ON_CARD_M.near, yaw },
      coins,
      over,
    ),
    ...challengers.flatMap((seat) =>
      stack(
        `challenge-${owner}-${place}`,
        { x: x - side * ON_CARD_M.aside, z: z + side * ON_CARD_M.challenged, yaw },
        1,
        over + challengers.indexOf(seat) * COIN_M.thick,
      ),
    ),
  ];
}

const stack = (of: string, { x, z, yaw }: Spot, coins: number, overM = 0): readonly TokenPlace[] =>
  Array.from({ length: coins }, (_, n) => ({
    of,
    x,
    y: overM + n * COIN_M.thick,
    z,
    yaw: yaw + 0.4 * Math.sin(5 * n),
  }));
