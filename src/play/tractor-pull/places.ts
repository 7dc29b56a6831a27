import {
  numberOfSpot,
  PAIRS,
  type Column,
  type PairId,
  type Row,
  type Seat,
  type Spot as ItemSpot,
} from '#games/tractor-pull/ids.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { Spot } from '../table/toy/solids.ts';

/**
 * Where everything of Tractor Pull lies on the table, metres: x to the right, z towards the first seat. All house
 * values but the size of a card, which is that of a poker card on its side.
 */
export const CARD_M = { wide: 0.088, deep: 0.063, thick: 0.0012 } as const;
/** Cards of the garage and items lie smaller, as there are many. */
export const GARAGE_SHARE = 0.85;
export const ITEM_SHARE = 0.5;

const COLUMN_M = 0.104;
const ROW_M = 0.068;
/** From the middle of a spot to each of two items on it: they lie half over each other at the end of a row. */
const BESIDE_ITEM_M = 0.012;
/** From the middle line, where the knots are, to the first row. */
const MIDDLE_M = 0.032;
const ROWS_USUAL = 3;
const ROWS_OVERTIME = 4;

export const columnX = (column: Column): number => (column - 2) * COLUMN_M;

const towards = (seat: Seat): number => (seat === 0 ? 1 : -1);

export const rowZ = (seat: Seat, row: Row): number => towards(seat) * (MIDDLE_M + (row - 0.5) * ROW_M);

/** How far a side reaches from the middle. */
const reachOf = (wave: 0 | Row): number => MIDDLE_M + (wave === 4 ? ROWS_OVERTIME : ROWS_USUAL) * ROW_M;

export const spaceSpot = (seat: Seat, row: Row, column: Column): Spot => ({
  x: columnX(column),
  z: rowZ(seat, row),
  yaw: 0,
});

/** The end of a row, or of a rope; `by`: the seat that placed it there, as each may have one on a spot (TP-42). */
export function itemSpot(spot: ItemSpot, wave: 0 | Row, by: Seat): Spot {
  const seat: Seat = spot.startsWith('0') ? 0 : 1;
  const at = numberOfSpot(spot);
  const aside = towards(by) * BESIDE_ITEM_M;
  if (spot.includes('row')) return { x: COLUMN_M * 1.5 + 0.028, z: rowZ(seat, at) + aside, yaw: 0 };
  return { x: columnX(at) + aside, z: towards(seat) * (reachOf(wave) + 0.022), yaw: 0 };
}

export interface RopeLook {
  readonly x: number;
  /** Half its length. */
  readonly half: number;
}

export const ropeOf = (column: Column, wave: 0 | Row): RopeLook => ({ x: columnX(column), half: reachOf(wave) });

/** The most that a knot leaves the middle. */
const KNOT_M = 0.024;
const KNOT_EACH_M = 0.003;

/** A knot is drawn towards the stronger side; the numbers decide. */
export const knotZ = ([near, far]: readonly [number, number]): number =>
  Math.max(-KNOT_M, Math.min(KNOT_M, (near - far) * KNOT_EACH_M));

const GARAGE_X = 0.225;
const PAIR_M = { wide: 0.08, deep: 0.115 } as const;
const GARAGE_Z = -1.5 * PAIR_M.deep;
/** From one card of a pair to the other. */
const BESIDE_M = 0.056;

/** The middle of a pair of the garage. */
export function pairSpot(pair: PairId): Spot {
  const i = PAIRS.indexOf(pair);
  const [column, place] = [Math.floor(i / 4), i % 4];
  return { x: GARAGE_X + column * PAIR_M.wide, z: GARAGE_Z + place * PAIR_M.deep, yaw: 0 };
}

export function garageSpot(pair: PairId, card: number): Spot {
  const { x, z } = pairSpot(pair);
  return { x, z: z + (card - 0.5) * BESIDE_M, yaw: 0 };
}

export const PAIR_TOUCH_M = { wide: PAIR_M.wide - 0.002, deep: PAIR_M.deep - 0.002 } as const;

/** Left of the ropes, in sight, ejected vehicles; beside the mat the location; before the garage, those set aside. */
export const EJECTED_SPOT: Spot = { x: -0.245, z: 0.17, yaw: 0 };
export const LOCATION_SPOT: Spot = { x: 0.185, z: 0.305, yaw: 0 };
export const ASIDE_SPOT: Spot = { x: GARAGE_X + PAIR_M.wide, z: 0.29, yaw: 0 };

/** Cards that are chosen from lie left of the field under the lamp, larger than others (house values). */
export const SOURCE_SHARE = 1.3;
const SOURCE_PITCH_M = 0.128;
const SOURCE_X = -0.34;

export const sourceSpot = (place: number, of: number): Spot => ({
  x: SOURCE_X + (place - (of - 1) / 2) * SOURCE_PITCH_M,
  z: 0,
  yaw: 0,
});

/** The mat that the wrench is spun on, before the ropes. */
export const MAT_M = 0.2;
export const MAT_SPOT: Spot = { x: 0, z: 0.36, yaw: 0 };

/** The card is so high at least: the engine may have a fast one a millimetre below the table. */
const LEAST_Y = CARD_M.thick / 2 + 0.0004;

/** A place that the simulation knows around its middle, on the mat. */
export const onMat = ({ position, rotation }: Pose): Pose => ({
  position: vec3(position.x + MAT_SPOT.x, Math.max(LEAST_Y, position.y), position.z + MAT_SPOT.z),
  rotation,
});

/** How high the middle of a card lies. */
export const LYING_Y = CARD_M.thick / 2 + 0.002;

const corners = (x0: number, x1: number, z0: number, z1: number): readonly Vec3[] =>
  [x0, x1].flatMap((x) => [z0, z1].flatMap((z) => [0, 0.012].map((y) => vec3(x, y, z))));

const AROUND_M = 0.012;

/** How far to the right items reach at the ends of rows. */
const ITEMS_M = 0.05;
const BEHIND_ROPES_M = 0.046;

const GARAGE_RIGHT = GARAGE_X + 2.5 * PAIR_M.wide + AROUND_M;
/** Flags beside the ropes are as wide. */
const FLAGS_M = 0.035;

const withinOf = (wave: 0 | Row, withItems: boolean): number =>
  reachOf(wave) + (withItems ? BEHIND_ROPES_M : 0) + AROUND_M;

/** The part that an eye has to see: ropes and garage. */
export function fieldStage(wave: 0 | Row, withItems: boolean): readonly Vec3[] {
  const reach = withinOf(wave, withItems);
  return corners(-1.5 * COLUMN_M - FLAGS_M, GARAGE_RIGHT, -reach, reach);
}

/** In an upright picture: while pairs are taken the garage, else the ropes. */
export function garageStage(): readonly Vec3[] {
  const half = 2 * PAIR_M.deep + AROUND_M;
  return corners(GARAGE_X - PAIR_M.wide / 2 - AROUND_M, GARAGE_RIGHT, -half, half);
}

export function ropesStage(wave: 0 | Row, withItems: boolean, withLocation = false): readonly Vec3[] {
  const reach = withinOf(wave, withItems);
  const aside = COLUMN_M * 1.5;
  const { x, z } = LOCATION_SPOT;
  return [
    ...corners(-aside, aside + (withItems ? ITEMS_M : 0), -reach, reach),
    ...(withLocation ? corners(x, x + CARD_M.wide / 2, z, z + CARD_M.deep / 2) : []),
  ];
}

/** While rows are laid: as many as there are by then, so that the new one is large. */
export function laidStage(wave: 0 | Row): readonly Vec3[] {
  const [aside, reach] = [COLUMN_M * 1.5, MIDDLE_M + wave * ROW_M + AROUND_M];
  return corners(-aside, aside, -reach, reach);
}

/** A rope with both its halves. */
export function ropeStage(column: Column, wave: 0 | Row): readonly Vec3[] {
  const [x, reach] = [columnX(column), reachOf(wave) + AROUND_M];
  return corners(x - CARD_M.wide, x + CARD_M.wide, -reach, reach);
}

/** While cards with a text are chosen from: these. */
export const sourceStage = (): readonly Vec3[] =>
  corners(SOURCE_X - SOURCE_PITCH_M, SOURCE_X + SOURCE_PITCH_M, -0.05, 0.05);

/** Most spins stay as near to the middle of the mat (house value). */
const SPUN_M = 0.13;
/** While the wrench is spun: the middle of its mat; while it waits for that, all before it, and the ropes behind it. */
export function matStage(wrench: 'waits' | 'spun'): readonly Vec3[] {
  const { x, z } = MAT_SPOT;
  if (wrench === 'spun') return corners(x - SPUN_M, x + SPUN_M, z - SPUN_M, z + SPUN_M);
  return [
    ...corners(x - CARD_M.wide / 2, x + CARD_M.wide / 2, z, z + MAT_M * 0.55),
    ...corners(-1.5 * COLUMN_M, 1.5 * COLUMN_M, -reachOf(1), reachOf(1)),
  ];
}

/** Half the side of the square around the middle that things lie in. */
export const PLAY_RADIUS_M = 0.76;
