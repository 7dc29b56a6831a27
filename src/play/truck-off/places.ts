import { readIn } from '#games/truck-off/dice.ts';
import { SLOTS, type Slot } from '#games/truck-off/grid.ts';
import { BARRY, numberOf, ownerOf, type Owner, type Sides, type TruckId } from '#games/truck-off/ids.ts';
import { NUMBERS } from '#games/truck-off/numbers.ts';
import { trucksAt, trucksOf } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { Pose } from '#sim/world/pose.ts';
import { TRAY_HALF_M } from '../table/dice.ts';
import type { Spot } from '../table/toy/solids.ts';

/**
 * Where everything of Truck Off lies on the table, metres: x to the right, z towards the players. All house values.
 * Venues stand in two rows, with their trucks before them; nearer lie the players' lots.
 */

/** As much of a position as places follow from. */
export type Shape = Pick<TruckOffState, 'venues' | 'seats' | 'barry'>;
/** Trucks with where they are. */
export type Parked = Shape & Pick<TruckOffState, 'trucks'>;

export const TILE_M = { wide: 0.14, deep: 0.072 } as const;
const PITCH_M = 0.15;
/** Of a truck: along its side, and from side to side. */
export const TRUCK_M = { long: 0.04, wide: 0.018, tall: 0.021 } as const;
const BAY_M = { along: 0.0445, across: 0.026 } as const;
const ABREAST = 3;
/** Before a venue there is room for so many rows of trucks; more stand closer. */
const ROWS = 2;
const NEAR_M = 0.045; // from a tile to the middle of the first row: no roof hides the name (measured in pictures)
const ROW_M = TILE_M.deep + 0.082; // the second row ends before the next tile
export const LOT_M = { deep: 0.08, gap: 0.005 } as const;
/** In a lot: the first row of trucks from its far edge, and the next one, 24 px nearer on the smallest phone. */
const BAYS_M = { first: 0.011, row: 0.036 } as const;
const TO_TRAY_M = 0.09;
/** Of the open grid: a card with its top to the back, how far its neighbours and the next row lie from it. */
export const CARD_M = { wide: 0.056, deep: 0.078, thick: 0.0008, across: 0.06, down: 0.05 } as const;
const TO_CARDS_M = 0.02;

const BACK_M = -ROW_M;

/** Venues beside each other. */
export const columnsOf = ({ venues }: Pick<Shape, 'venues'>): number => Math.ceil(venues.length / 2);

export const widthOf = (shape: Pick<Shape, 'venues'>): number => columnsOf(shape) * PITCH_M;

/** The middle of a venue's tile. */
export function venueSpot(shape: Pick<Shape, 'venues'>, sides: Sides): Spot {
  const columns = columnsOf(shape);
  const i = shape.venues.findIndex((venue) => venue.sides === sides);
  const [row, column] = [Math.floor(i / columns), i % columns];
  const inRow = Math.min(columns, shape.venues.length - row * columns);
  return {
    x: (column - (inRow - 1) / 2) * PITCH_M,
    z: BACK_M + row * ROW_M + TILE_M.deep / 2,
    yaw: 0,
  };
}

/** The venue on whose tile or parking ground a place is; null for none. Metres. */
export const venueUnder = (shape: Pick<Shape, 'venues'>, xM: number, zM: number): Sides | null =>
  shape.venues.find(({ sides }) => {
    const { x, z } = venueSpot(shape, sides);
    const back = z - TILE_M.deep / 2;
    return Math.abs(xM - x) <= PITCH_M / 2 && zM >= back && zM < back + ROW_M;
  })?.sides ?? null;

/** All who own trucks, in their order. */
export const ownersOf = ({ seats, barry }: Pick<Shape, 'seats' | 'barry'>): readonly Owner[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  ...(barry === null ? [] : ([BARRY] as const)),
];

const lotsInRow = (owners: number): number => (owners <= 3 ? owners : Math.ceil(owners / 2));

export const lotWide = (shape: Shape): number => widthOf(shape) / lotsInRow(ownersOf(shape).length) - LOT_M.gap;

/** The middle of an owner's lot, where trucks wait and money lies. */
export function lotSpot(shape: Shape, owner: Owner): Spot {
  const owners = ownersOf(shape);
  const inRow = lotsInRow(owners.length);
  const i = owners.indexOf(owner);
  const [row, column] = [Math.floor(i / inRow), i % inRow];
  const here = Math.min(inRow, owners.length - row * inRow);
  return {
    x: (column - (here - 1) / 2) * (widthOf(shape) / inRow),
    z: ROW_M + 0.012 + LOT_M.deep / 2 + row * (LOT_M.deep + LOT_M.gap),
    yaw: 0,
  };
}

/** The near edge of the lots. */
const nearEdge = (shape: Shape): number => {
  const last = ownersOf(shape).at(-1) ?? 0;
  return lotSpot(shape, last).z + LOT_M.deep / 2;
};

/** How many more trucks than fit stand closer to each other. */
const across = (count: number): number =>
  Math.min(BAY_M.across, (ROWS * BAY_M.across) / Math.max(ROWS, Math.ceil(count / ABREAST)));

/** Before a venue: three beside each other, the next ones nearer to the players. */
export function parkedSpot(state: Parked, id: TruckId, at: Sides): Spot {
  const there = trucksAt(state, at).map((truck) => truck.id);
  const place = Math.max(0, there.indexOf(id));
  const { x, z } = venueSpot(state, at);
  const inRow = Math.min(ABREAST, there.length - Math.floor(place / ABREAST) * ABREAST);
  return {
    x: x + ((place % ABREAST) - (inRow - 1) / 2) * BAY_M.along,
    z: z + TILE_M.deep / 2 + NEAR_M + Math.floor(place / ABREAST) * across(there.length),
    yaw: 0,
  };
}

/** In its owner's lot every truck has a bay of its own. */
export function bayOf(state: Parked, id: TruckId): Spot {
  const owner = ownerOf(id);
  const lot = lotSpot(state, owner);
  const own = trucksOf(state, owner).map((truck) => numberOf(truck.id));
  const inRow = Math.min(own.length, Math.max(1, Math.floor((lotWide(state) + 0.001) / BAY_M.along)));
  const place = own.indexOf(numberOf(id));
  const here = Math.min(inRow, own.length - Math.floor(place / inRow) * inRow);
  return {
    x: lot.x + ((place % inRow) - (here - 1) / 2) * BAY_M.along,
    z: lot.z - LOT_M.deep / 2 + BAYS_M.first + Math.floor(place / inRow) * BAYS_M.row,
    yaw: 0,
  };
}

/** A truck wherever it is. */
export function truckSpot(state: Parked, id: TruckId): Spot {
  const at = state.trucks.find((truck) => truck.id === id)?.at ?? null;
  return at === null ? bayOf(state, id) : parkedSpot(state, id, at);
}

/** The die of a venue stands to the left on its tile. */
export function dieSpot(shape: Pick<Shape, 'venues'>, sides: Sides): Spot {
  const { x, z } = venueSpot(shape, sides);
  return { x: x - TILE_M.wide / 2 + 0.024, z: z + 0.012, yaw: 0 };
}

/** Where money of an owner is stacked: along the near edge of the lot. */
export function moneySpot(shape: Shape, owner: Owner): Spot {
  const { x, z } = lotSpot(shape, owner);
  return { x: x + lotWide(shape) / 2 - 0.012, z: z + LOT_M.deep / 2 - 0.012, yaw: 0 };
}

/** The middle of the tray, to the right of the street. */
export const traySpot = (shape: Pick<Shape, 'venues'>): Spot => ({
  x: widthOf(shape) / 2 + TO_TRAY_M + TRAY_HALF_M,
  z: 0,
  yaw: 0,
});

/** A place that the simulation knows in a tray of its own, on the table. */
export function inTray(shape: Pick<Shape, 'venues'> | undefined, { position, rotation }: Pose): Pose {
  const { x, z } = shape === undefined ? { x: 0, z: 0 } : traySpot(shape);
  return { position: vec3(position.x + x, position.y, position.z + z), rotation };
}

const corners = (x0: number, x1: number, z0: number, z1: number, tall: number): readonly Vec3[] =>
  [x0, x1].flatMap((x) => [z0, z1].flatMap((z) => [0, tall].map((y) => vec3(x, y, z))));

const AROUND_M = 0.008;
const TALL_M = 0.04; // what stands on a venue's tile

/** The street and the lots. */
export function streetStage(shape: Shape): readonly Vec3[] {
  const half = widthOf(shape) / 2 + AROUND_M;
  const [back, near] = [BACK_M - AROUND_M, nearEdge(shape) + AROUND_M];
  return [...corners(-half, half, back, near, 0), ...corners(-half, half, back, ROW_M, TALL_M)];
}

/** The part that an eye has to see: these, and the open grid. */
export function wholeStage(shape: Shape, isUpright: boolean): readonly Vec3[] {
  const [half1, half2] = [CARD_M.wide / 2 + AROUND_M, CARD_M.deep / 2 + AROUND_M];
  const cards = shape.barry === null ? [] : SLOTS.map((slot) => cardSpot(shape, slot, isUpright));
  return [
    ...streetStage(shape),
    ...cards.flatMap(({ x, z }) => corners(x - half1, x + half1, z - half2, z + half2, 0)),
  ];
}

/**
 * TO-36: the middle of a card in the open grid, each row half a card to the side of the one before and over its lower
 * part. It lies to the left of the street or, where the picture is upright, before the lots.
 */
export function cardSpot(shape: Shape, slot: Slot, isUpright: boolean): Spot {
  const rows = NUMBERS.two.grid;
  const [row = 0, column = 0] = (slot.match(/\d+/g) ?? []).map((one) => Number(one) - 1);
  const wide = Math.max(...rows) * CARD_M.across;
  const deep = (rows.length - 1) * CARD_M.down;
  const [x, z] = isUpright
    ? [0, nearEdge(shape) + TO_CARDS_M + CARD_M.deep / 2]
    : [-(widthOf(shape) + wide) / 2 - TO_CARDS_M, (BACK_M + nearEdge(shape) - deep) / 2];
  return { x: x + (column - ((rows[row] ?? 0) - 1) / 2) * CARD_M.across, z: z + row * CARD_M.down, yaw: 0 };
}

/** How high a card of the grid lies, m: its row over those before. */
export const cardHigh = (slot: Slot): number => (Number(slot[1]) - 1) * CARD_M.thick;

/** While dice are thrown: the tray, what waits before it, and what lies behind it. */
export function trayStage(state: Pick<TruckOffState, 'venues' | 'roll'>): readonly Vec3[] {
  const { x, z } = traySpot(state);
  const half = TRAY_HALF_M + AROUND_M;
  const behind = state.roll === null || readIn(state.roll.dice).length === 0 ? 0 : WAITING_M;
  return corners(x - half, x + half, z - half - behind, z + half + WAITING_M, 0.1);
}

/** Dice that are to be thrown lie in a row so far before the tray's rim; those that were read, as far behind it. */
export const WAITING_M = 0.03;
const WAIT_PITCH_M = 0.034;
const FROM_MIDDLE_M = TRAY_HALF_M + WAITING_M / 2 + 0.004;

function besideTray(shape: Pick<Shape, 'venues'>, place: number, of: number, before: number): Spot {
  const { x, z } = traySpot(shape);
  return { x: x + (place - (of - 1) / 2) * WAIT_PITCH_M, z: z + before, yaw: 0 };
}

export const waitingSpot = (shape: Pick<Shape, 'venues'>, place: number, of: number): Spot =>
  besideTray(shape, place, of, FROM_MIDDLE_M);

/** Of dice that were read while another one of the roll has to be thrown again. */
export const readSpot = (shape: Pick<Shape, 'venues'>, place: number, of: number): Spot =>
  besideTray(shape, place, of, -FROM_MIDDLE_M);

/** Half the side of the square around the middle that things lie in. */
export const playRadiusOf = (shape: Shape): number => traySpot(shape).x + TRAY_HALF_M;
