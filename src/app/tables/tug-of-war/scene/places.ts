import { MODULE_IDS, type ModuleId, type TileId } from '#games/tug-of-war/ids.ts';
import { indexOf, PATH_SIZE } from '#games/tug-of-war/modules/path.ts';
import { modulesOf, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { Scenery } from '#app/scene/tableScene.ts';

/**
 * Where everything of Tug of War stands on the table, metres: x to the right, z towards the players. All house values.
 * Tall machines stand at the back; the rope lies nearest to the seat.
 */

export const TABLE_M = 2;
/** Its lamp hangs as over a board that is so many times as far from its middle to its end (house value). */
export const LIT = 1.44;

/** A machine's tile, and the band along its far edge with its name. */
export const TILE_M = 0.126;
export const HEAD_M = 0.018;
const PITCH_M = 0.132;
export const ROPE_DEEP_M = 0.066;

/** As long as two tiles. */
export const ROPE_WIDE_M = PITCH_M + TILE_M;

export interface Ground {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
}

const tile = (column: number, row: number): Ground => ({
  x: (column - 1) * PITCH_M,
  z: -0.104 + row * PITCH_M,
  wide: TILE_M,
  deep: TILE_M,
});

type Grounds = Readonly<Record<ModuleId, Ground>>;

/** The Maze and the Path are in no set together. */
const WIDE: Grounds = {
  conker: tile(-0.5, 0),
  clock: tile(0.5, 0),
  tower: tile(1.5, 0),
  race: tile(2.5, 0),
  maze: tile(-0.5, 1),
  path: tile(-0.5, 1),
  collation: tile(0.5, 1),
  rope: { ...tile(2, 1), wide: ROPE_WIDE_M },
};
/** Two in a row, so that they fill an upright window. */
const UPRIGHT: Grounds = {
  conker: tile(0.5, 0),
  tower: tile(1.5, 0),
  clock: tile(0.5, 1),
  race: tile(1.5, 1),
  maze: tile(0.5, 2),
  path: tile(0.5, 2),
  collation: tile(1.5, 2),
  rope: { x: 0, z: -0.104 + 2.5 * PITCH_M + ROPE_DEEP_M / 2, wide: ROPE_WIDE_M, deep: ROPE_DEEP_M },
};
/** Three alone lie in one row, or in one column. */
const THREE = {
  wide: { ...WIDE, race: tile(0, 0), clock: tile(1, 0), collation: tile(2, 0) },
  upright: { ...WIDE, race: tile(1, 0), clock: tile(1, 1), collation: tile(1, 2) },
};

/** Where the machines of a match stand, and the board under them. */
export interface Places {
  readonly grounds: Grounds;
  /** The whole board, with its rim. */
  readonly board: Ground;
  /** The part that an eye has to see: the board, and what stands at its far side. */
  readonly stage: readonly Vec3[];
}

/** The machine's name in the picture. */
export const machineName = (id: ModuleId): string => `machine ${id}`;

const RIM_M = 0.008;
const TALL_M = { all: 0.1, three: 0.02 } as const;

function placesIn(grounds: Grounds, modules: readonly ModuleId[]): Places {
  const of = (edge: (ground: Ground) => number): readonly number[] => modules.map((id) => edge(grounds[id]));
  const left = Math.min(...of(({ x, wide }) => x - wide / 2)) - RIM_M;
  const right = Math.max(...of(({ x, wide }) => x + wide / 2)) + RIM_M;
  const back = Math.min(...of(({ z, deep }) => z - deep / 2)) - RIM_M;
  const front = Math.max(...of(({ z, deep }) => z + deep / 2)) + RIM_M;
  const tall = TALL_M[modules.includes('tower') ? 'all' : 'three'];
  return {
    grounds,
    board: { x: (left + right) / 2, z: (back + front) / 2, wide: right - left, deep: front - back },
    stage: [left, right].flatMap((x) => [vec3(x, 0, front), vec3(x, 0, back), vec3(x, tall, back + 0.06)]),
  };
}

const ALL = MODULE_IDS.filter((id) => id !== 'maze');
const FEW: readonly ModuleId[] = ['race', 'clock', 'collation'];
const PLACES = {
  all: { wide: placesIn(WIDE, ALL), upright: placesIn(UPRIGHT, ALL) },
  three: { wide: placesIn(THREE.wide, FEW), upright: placesIn(THREE.upright, FEW) },
} as const;

const isUpright = (): boolean => 'innerWidth' in globalThis && window.innerWidth < window.innerHeight;

/** As the window is now, unless told. */
export const placesOf = (state: Pick<TugOfWarState, 'options'>, upright = isUpright()): Places =>
  PLACES[modulesOf(state).length > FEW.length ? 'all' : 'three'][upright ? 'upright' : 'wide'];

/** A window's machines stand elsewhere than another's: all windows know a place by the wide board. */
export function laidOf(state: Pick<TugOfWarState, 'options'>, places: Places): NonNullable<Scenery['laid']> {
  const [wide, modules] = [placesOf(state, false), modulesOf(state)];
  return { everywhere: (at) => moved(at, modules, places, wide), here: (at) => moved(at, modules, wide, places) };
}

/** As far from the middle of the machine that is nearest to it. */
function moved({ x, y, z }: Vec3, modules: readonly ModuleId[], from: Places, to: Places): Vec3 {
  const off = ({ x: middleX, z: middleZ, wide, deep }: Ground): number =>
    Math.max(Math.abs(x - middleX) - wide / 2, Math.abs(z - middleZ) - deep / 2);
  const id = modules.reduce((near, other) => (off(from.grounds[other]) < off(from.grounds[near]) ? other : near));
  return vec3(x - from.grounds[id].x + to.grounds[id].x, y, z - from.grounds[id].z + to.grounds[id].z);
}

/** Tall machines have their names before them, the others behind. */
const NAMED_BEFORE: readonly ModuleId[] = ['conker', 'clock', 'tower'];

/** The middle of the band with the name, from the middle of the tile. */
export const headZ = (id: ModuleId): number =>
  (NAMED_BEFORE.includes(id) ? 1 : -1) * ((id === 'rope' ? ROPE_DEEP_M : TILE_M) / 2 - HEAD_M / 2);

/** Beside its name a machine has a square for itself; its middle from that of the tile. */
export const FLOOR_Z_M = HEAD_M / 2;
export const TALL_Z_M = -HEAD_M / 2;
export const FLOOR_M = TILE_M - HEAD_M;

export const PATH_TILE_M = 0.0128;

/** The middle of a tile of the Path, from the middle of its machine. */
export function pathSpot(index: number): { readonly x: number; readonly z: number } {
  const middle = (PATH_SIZE - 1) / 2;
  return {
    x: ((index % PATH_SIZE) - middle) * PATH_TILE_M,
    z: FLOOR_Z_M + (Math.floor(index / PATH_SIZE) - middle) * PATH_TILE_M,
  };
}

export function tileSpot({ grounds: { path } }: Places, tileId: TileId): { readonly x: number; readonly z: number } {
  const { x, z } = pathSpot(indexOf(tileId));
  return { x: path.x + x, z: path.z + z };
}
