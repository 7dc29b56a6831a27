import { sin, cos, atan2 } from '#sim/maths/trig.ts';
import type { Board, Ramp } from '#games/trexlands/board/board.ts';
import { sizeOf } from '#games/trexlands/board/shape.ts';
import { CITY, whereIs, type Place, type TerraId } from '#games/trexlands/ids.ts';
import type { Seat } from '#sim/ids.ts';
import type { Spot } from '../table/toy/solids.ts';

export type { Spot } from '../table/toy/solids.ts';

/**
 * Where everything of Trexlands lies on the table, metres: x to the right, z towards the first seat. All house values.
 */

/** A Terra's square: two trucks stand in it side by side. */
export const TILE_M = 0.11;
/** From a Terra's middle to the next one's. */
export const PITCH_M = 0.116;
/** The side of a Camp's mat along the board, and the other: those of two or three are as wide as their board. */
export const CAMP_M = { along: 0.225, deep: 0.151 } as const;
/** On it trucks are parked, fronts to the board: the middles of their bays. */
export const BAYS_M = { rights: [-0.0885, -0.0445, -0.0005, 0.0435], front: -0.0335, wide: 0.04, long: 0.076 } as const;
/** How far an entry ramp reaches out from the board. */
export const RAMP_DEEP_M = 0.05;
const TO_CAMP_M = 0.062; // from the board's edge, past the ramps
const TO_ARENA_M = 0.2; // from the outermost Camp
const ARENA_HALF_M = 0.25;

/** As much of a board as places follow from. */
export type Shape = Pick<Board, 'city'> & { readonly seats: number };

/** Half the width and half the depth of all Terra and the City together. */
export function halfOf({ seats, city }: Shape): { readonly x: number; readonly z: number } {
  const { columns, rows } = sizeOf(seats);
  return { x: (columns * PITCH_M) / 2, z: ((rows + (city === 'middle' ? 0 : 1)) * PITCH_M) / 2 };
}

/** The middle of a Terra. Row 1 is the first seat's side. */
export function spotOfTerra(shape: Shape, terra: TerraId): Spot {
  const half = halfOf(shape);
  const { column, row } = whereIs(terra);
  const rowsBefore = row + (shape.city === 'south' ? 1 : 0);
  return { x: -half.x + (column + 0.5) * PITCH_M, z: half.z - (rowsBefore + 0.5) * PITCH_M, yaw: 0 };
}

/** The City: its middle and its size. */
export function cityBox(shape: Shape): {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
} {
  const half = halfOf(shape);
  if (shape.city === 'middle') return { x: 0, z: 0, wide: TILE_M, deep: TILE_M };
  const edge = half.z - PITCH_M / 2;
  return { x: 0, z: shape.city === 'north' ? -edge : edge, wide: 2 * half.x - (PITCH_M - TILE_M), deep: TILE_M };
}

export function spotOfPlace(shape: Shape, place: Place): Spot {
  if (place !== CITY) return spotOfTerra(shape, place);
  const { x, z } = cityBox(shape);
  return { x, z, yaw: 0 };
}

/** From the middle of the board over each of its sides. */
export const OUTWARDS = { n: { x: 0, z: -1 }, e: { x: 1, z: 0 }, s: { x: 0, z: 1 }, w: { x: -1, z: 0 } } as const;

/** The middle of an entry ramp, just outside the board's edge; its yaw points inwards. */
export function spotOfRamp(shape: Shape, { terra, side }: Ramp): Spot {
  const middles = terra.map((id) => spotOfTerra(shape, id));
  const out = OUTWARDS[side];
  const mean = (pick: (spot: Spot) => number): number =>
    middles.reduce((sum, spot) => sum + pick(spot), 0) / Math.max(1, middles.length);
  const away = PITCH_M / 2 + RAMP_DEEP_M / 2;
  return { x: mean(({ x }) => x) + out.x * away, z: mean(({ z }) => z) + out.z * away, yaw: atan2(out.z, -out.x) };
}

/** Around a City in the middle a seat sits on each side, counter-clockwise from the first. */
const SIDES = ['s', 'e', 'n', 'w'] as const;
const YAW_OF_SIDE = { s: 0, e: Math.PI / 2, n: Math.PI, w: -Math.PI / 2 } as const;

/** Where the City lies along an edge all sit across from it, at the ramps: the table is not turned for anybody. */
export const sideOf = ({ city }: Pick<Shape, 'city'>, seat: Seat): keyof typeof OUTWARDS =>
  city === 'middle' ? (SIDES[seat] ?? 's') : city === 'north' ? 's' : 'n';

/** From the middle of the table to the seat, rad of yaw; that of +z is 0. */
export const yawOfSeat = (shape: Pick<Shape, 'city'>, seat: Seat): number => YAW_OF_SIDE[sideOf(shape, seat)];

/** Between two Camps beside each other. */
const BETWEEN_CAMPS_M = 0.02;

/** The middle of a seat's Camp; its yaw is the seat's, so that x is to its owner's right. */
export function spotOfCamp(shape: Shape, seat: Seat): Spot {
  const half = halfOf(shape);
  const out = OUTWARDS[sideOf(shape, seat)];
  const away = (out.x === 0 ? half.z : half.x) + TO_CAMP_M + CAMP_M.deep / 2;
  const yaw = yawOfSeat(shape, seat);
  const places = shape.city === 'middle' ? 0 : seat - (shape.seats - 1) / 2;
  const right = places * (CAMP_M.along + BETWEEN_CAMPS_M);
  return { x: out.x * away + right * cos(yaw), z: out.z * away - right * sin(yaw), yaw };
}

/** A point of a Camp's mat, in its own axes: `right` and `front` (towards its owner) from its middle. */
export function inCamp(shape: Shape, seat: Seat, right: number, front: number): Spot {
  const { x, z, yaw } = spotOfCamp(shape, seat);
  return {
    x: x + right * cos(yaw) + front * sin(yaw),
    z: z - right * sin(yaw) + front * cos(yaw),
    yaw,
  };
}

/** The middle of the arena, beside board and Camps. */
export function arenaSpot(shape: Shape): Spot {
  const half = halfOf(shape);
  const camps = TO_CAMP_M + CAMP_M.deep;
  return { x: half.x + camps + TO_ARENA_M + ARENA_HALF_M, z: 0, yaw: 0 };
}
