import type { CollationState } from '#games/tug-of-war/modules/collation.ts';
import { MAZE_SIZE } from '#games/tug-of-war/modules/maze.ts';
import { SHARED } from '#games/tug-of-war/sets.ts';
import { FLOOR_M, FLOOR_Z_M, HEAD_M, ROPE_WIDE_M, TALL_Z_M, TILE_M } from './places.ts';

/** Places within each machine, metres from the middle of its tile. All house values. */

const ROPE_HALF_M = ROPE_WIDE_M / 2 - 0.012;

/** Pullers stand behind their row of spots and hide none. */
export const ROPE = { z: HEAD_M / 2, menZ: HEAD_M / 2 - 0.008, spots: SHARED.rope.spots, pit: 0.011 } as const;

/**
 * Where a puller stands at that spot: the rope has a fixed length, so that both together move along it. Side -1 is to
 * the left.
 */
export function ropeX(side: number, spot: number, rope: 'pit' | 'fixed-length'): number {
  const ways = rope === 'pit' ? 2 * ROPE.spots : ROPE.spots;
  const fromPit = rope === 'pit' ? spot + ROPE.spots : spot;
  return side * (fromPit <= 0 ? 0 : ROPE.pit + (fromPit * (ROPE_HALF_M - ROPE.pit)) / ways);
}

const RACE_STEP_M = (TILE_M - 0.008) / (SHARED.race.steps + 1);
export const RACE = {
  steps: SHARED.race.steps,
  step: RACE_STEP_M,
  deep: 0.036,
  lanes: [FLOOR_Z_M - 0.026, FLOOR_Z_M + 0.026],
} as const;

export const raceX = (step: number): number => (step - RACE.steps / 2) * RACE_STEP_M;

/** The dial's radius. */
export const CLOCK_M = 0.046;

export const TOWER = { x: [-0.03, 0.03], z: TALL_Z_M - 0.008, step: 0.0015, wide: 0.02 } as const;

/** Beams of the Conker, and the lengths of their strings. */
export const CONKER = { x: 0.012, z: TALL_Z_M - 0.004, tall: 0.07, string: 0.045, radius: 0.0085 } as const;

/** A conker is pulled up along its circle: so far for a step, and at most, rad. */
const CONKER_STEP = 0.085;
const CONKER_MOST = 1.35;

/** How far a conker is pulled up from hanging, rad: each step raises it, and none beyond what its frame allows. */
export const conkerAngle = (height: number): number =>
  CONKER_MOST * (1 - Math.exp((-CONKER_STEP * height) / CONKER_MOST));

export const COUNTER = { radius: 0.0044, thick: 0.0022, pitch: 0.0098, columns: 5 } as const;
/** Middles of both trays, from that of the tile. */
export const TRAY_X_M = 0.044;

const { counters } = SHARED.collation;

/** A counter's place: seats count their own along a tray, two columns each; the others lie in the pile. */
export function counterPlace(i: number, { taken: [first, second] }: CollationState): readonly [x: number, z: number] {
  const { pitch, columns } = COUNTER;
  const inTray = (n: number, side: number): readonly [number, number] => [
    side * (TRAY_X_M + ((n % 2) - 0.5) * pitch),
    FLOOR_Z_M + FLOOR_M / 2 - 0.012 - Math.floor(n / 2) * (pitch * 0.76),
  ];
  if (i < first) return inTray(i, -1);
  if (i >= counters - second) return inTray(counters - 1 - i, 1);
  const middle = (columns - 1) / 2;
  return [((i % columns) - middle) * pitch, FLOOR_Z_M + (Math.floor(i / columns) - middle) * pitch];
}

/** The side of a square of the Maze. */
export const SQUARE_M = (FLOOR_M - 0.014) / MAZE_SIZE;

/** The middle of a row or a column of the Maze, from that of its tray. */
export const mazeLine = (n: number): number => (n - (MAZE_SIZE - 1) / 2) * SQUARE_M;

/** The colour of a wedge of the dial, clockwise from the far side, when so much is coloured; null while it is empty. */
export function wedgeColour(i: number, filled: number): 'red' | 'blue' | null {
  if (filled >= i + 0.5) return 'red';
  return -filled >= SHARED.clock.segments - i - 0.5 ? 'blue' : null;
}

/** Heights at which a tower has its lamps, steps. */
export const LAMPS: readonly number[] = Array.from(
  { length: SHARED.tower.steps / SHARED.tower.light },
  (_, i) => (i + 1) * SHARED.tower.light,
);

/** Whether the lamp at this height shines on a tower of that height; on its way up it may be a hair too low. */
export const isLit = (lamp: number, height: number): boolean => height >= lamp - 0.001;
