/** Two play (4d). */
export const SEATS = { min: 2, max: 2 } as const;
export type Seat = 0 | 1;
export const BOTH: readonly [Seat, Seat] = [0, 1];

/** One of each seat. */
export type Pair<T = number> = readonly [T, T];

export const isSeat = (n: number): n is Seat => n === 0 || n === 1;
export const rivalOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
/** The pair with another one at this seat. */
export const withOne = <T>(pair: Pair<T>, seat: Seat, one: T): Pair<T> =>
  seat === 0 ? [one, pair[1]] : [pair[0], one];

/** The modules of both sets; a set has seven of them. */
export const MODULE_IDS = ['rope', 'race', 'collation', 'clock', 'maze', 'path', 'conker', 'tower'] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

export const STRENGTHS = [1, 2, 3, 4, 5] as const;
export type Strength = (typeof STRENGTHS)[number];
export const isStrength = (n: number): n is Strength => STRENGTHS.some((strength) => strength === n);

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A tile of the Path by its column's letter and its row's number: `a1` is at the top left. */
export type TileId = `${string}${number}`;

/** Where the card goes that a tile or a direction has to be said for. */
export type Aim = Direction | TileId;

/** Rewards of which the Tower's player chooses one (TW-67). */
export const TOWER_OPTIONS = ['A', 'B', 'C'] as const;
export type TowerOption = (typeof TOWER_OPTIONS)[number];

/** Items of the Final Match. One that copies another is left out (TW-71). */
export const ITEMS = ['starter', 'conkerStart', 'blockMove'] as const;
export type ItemId = (typeof ITEMS)[number];
