import type { ModuleId, TileId } from '#games/tug-of-war/ids.ts';
import { indexOf, PATH_SIZE } from '#games/tug-of-war/modules/path.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';

/**
 * Where everything of Tug of War stands on the table, metres: x to the right, z towards the players. All house values.
 * Tall machines stand at the back; the rope lies nearest to the seat, along the whole board.
 */

export const TABLE_M = 2;
export const PLAY_RADIUS_M = 0.24;

/** A machine's tile, and the band along its far edge with its name. */
export const TILE_M = 0.126;
export const HEAD_M = 0.018;
const PITCH_M = 0.132;
const ROPE_DEEP_M = 0.066;

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

/** The Maze and the Path are in no set together. */
export const GROUNDS: Readonly<Record<ModuleId, Ground>> = {
  conker: tile(0, 0),
  clock: tile(1, 0),
  tower: tile(2, 0),
  race: tile(0, 1),
  maze: tile(1, 1),
  path: tile(1, 1),
  collation: tile(2, 1),
  rope: { x: 0, z: -0.104 + 1.5 * PITCH_M + ROPE_DEEP_M / 2, wide: 2 * PITCH_M + TILE_M, deep: ROPE_DEEP_M },
};

/** The machine's name in the picture. */
export const machineName = (id: ModuleId): string => `machine ${id}`;

/** The whole board, with its rim. */
export const BOARD: Ground = (() => {
  const rim = 0.008;
  const back = GROUNDS.clock.z - TILE_M / 2 - rim;
  const front = GROUNDS.rope.z + ROPE_DEEP_M / 2 + rim;
  return { x: 0, z: (back + front) / 2, wide: GROUNDS.rope.wide + 2 * rim, deep: front - back };
})();

const TALL_M = 0.1;

/** The part that an eye has to see: the board, and what stands at its far side. */
export const STAGE: readonly Vec3[] = (() => {
  const { x, z, wide, deep } = BOARD;
  const [left, right, back, front] = [x - wide / 2, x + wide / 2, z - deep / 2, z + deep / 2];
  return [
    ...[left, right].flatMap((at) => [vec3(at, 0, front), vec3(at, 0, back)]),
    vec3(left, TALL_M, back + 0.06),
    vec3(right, TALL_M, back + 0.06),
  ];
})();

/** Tall machines have their names before them, the others behind. */
const NAMED_BEFORE: readonly ModuleId[] = ['conker', 'clock', 'tower'];

/** The middle of the band with the name, from the middle of the tile. */
export const headZ = (id: ModuleId): number =>
  (NAMED_BEFORE.includes(id) ? 1 : -1) * (GROUNDS[id].deep / 2 - HEAD_M / 2);

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

export function tileSpot(tileId: TileId): { readonly x: number; readonly z: number } {
  const { x, z } = pathSpot(indexOf(tileId));
  return { x: GROUNDS.path.x + x, z: GROUNDS.path.z + z };
}
