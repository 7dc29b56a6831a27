import { SHARED } from '../../../../games/tug-of-war/sets.ts';
import { FLOOR_Z_M, GROUNDS, HEAD_M, TALL_Z_M, TILE_M } from './places.ts';

/** Places within each machine, metres from the middle of its tile. All house values. */

const ROPE_HALF_M = GROUNDS.rope.wide / 2 - 0.012;

export const ROPE = { z: HEAD_M / 2, spots: SHARED.rope.spots, pit: 0.011 } as const;

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
