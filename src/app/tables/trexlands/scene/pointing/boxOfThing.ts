import type { TrexlandsState } from '#games/trexlands/state.ts';
import { CITY } from '#games/trexlands/ids.ts';
import type { Thing } from '#play/trexlands/session/sessionTypes.ts';
import { rampWide } from '../board/ramps.ts';
import { spotOfBorder } from '../board/borderSpots.ts';
import { ARENA_HALF_M } from '../arena/arenaMeasures.ts';
import { CARD_M } from '../camp/campPlaces.ts';
import { EXCHANGE_M, exchangeSpot, faceDownSpot, LOT_SIZE, lotSpot } from '../exchange/exchangePlaces.ts';
import {
  arenaSpot,
  CAMP_M,
  cityBox,
  PITCH_M,
  RAMP_DEEP_M,
  spotOfCamp,
  spotOfRamp,
  spotOfTerra,
  TILE_M,
  type Shape,
  type Spot,
} from '#play/trexlands/places.ts';

/** A thing's area on the table: a rectangle around a spot, m along the spot's x and across. */
export interface ThingBox {
  readonly spot: Spot;
  readonly along: number;
  readonly across: number;
}

const BORDER_M = 0.02;
/** The light of a card of the market is a frame around it: its name is at its edge (house value). */
const AROUND_LOT_M = 0.008;

/** Where a thing lies that keeps its place; null for cards, trucks and the WHEEL, and for what this board has not. */
export function boxOfThing(shape: Shape, board: TrexlandsState['board'], thing: Thing): ThingBox | null {
  switch (thing.kind) {
    case 'terra':
      return board.tiles.some(({ id }) => id === thing.terra)
        ? { spot: spotOfTerra(shape, thing.terra), along: TILE_M, across: TILE_M }
        : null;
    case 'city': {
      const { x, z, wide, deep } = cityBox(shape);
      return { spot: { x, z, yaw: 0 }, along: wide, across: deep };
    }
    case 'ramp': {
      const ramp = board.ramps.find(({ id }) => id === thing.ramp);
      return ramp ? { spot: spotOfRamp(shape, ramp), along: RAMP_DEEP_M, across: rampWide(ramp.terra.length) } : null;
    }
    case 'border':
      return { spot: spotOfBorder(shape, thing), along: BORDER_M, across: PITCH_M - BORDER_M };
    case 'camp':
      return { spot: spotOfCamp(shape, thing.seat), along: CAMP_M.along, across: CAMP_M.deep };
    case 'exchange':
      return { spot: exchangeSpot(shape), along: EXCHANGE_M, across: EXCHANGE_M };
    case 'arena':
      return { spot: arenaSpot(shape), along: 2 * ARENA_HALF_M, across: 2 * ARENA_HALF_M };
    case 'lot': {
      const [along, across] = [CARD_M.wide * LOT_SIZE + AROUND_LOT_M, CARD_M.tall * LOT_SIZE + AROUND_LOT_M];
      return { spot: lotSpot(shape, thing.slot - 1), along, across };
    }
    case 'laying':
      return {
        spot: faceDownSpot(shape, thing.owner, thing.place, thing.of),
        along: CARD_M.wide,
        across: CARD_M.tall,
      };
    case 'face-down':
    case 'card':
    case 'truck':
    case 'wheel':
      return null;
  }
}

/**
 * Everything of the table that keeps its place and that a pointer touches. Borders are their Terra's: a border is
 * chosen in words. `mat`: that of the EXCHANGE lies there.
 */
export function thingsOfTable(
  { board, seats, camps }: Pick<TrexlandsState, 'board' | 'seats' | 'camps'>,
  mat = true,
): readonly { readonly thing: Thing; readonly box: ThingBox }[] {
  const shape: Shape = { seats, city: board.city };
  const things: readonly Thing[] = [
    ...board.tiles.map(({ id }): Thing => ({ kind: 'terra', terra: id })),
    { kind: CITY },
    ...board.ramps.map(({ id }): Thing => ({ kind: 'ramp', ramp: id })),
    ...camps.map(({ seat }): Thing => ({ kind: 'camp', seat })),
    ...(mat ? [{ kind: 'exchange' } as const] : []),
    { kind: 'arena' },
  ];
  return things.flatMap((thing) => {
    const box = boxOfThing(shape, board, thing);
    return box ? [{ thing, box }] : [];
  });
}

/** The corners of a box, counter-clockwise seen from above, with so much room around it. */
export function cornersOf(
  { spot: { x, z, yaw }, along, across }: ThingBox,
  around = 0,
): readonly { readonly x: number; readonly z: number }[] {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const [a, b] = [along / 2 + around, across / 2 + around];
  return (
    [
      [a, b],
      [a, -b],
      [-a, -b],
      [-a, b],
    ] as const
  ).map(([p, q]) => ({ x: x + p * cos + q * sin, z: z + q * cos - p * sin }));
}
