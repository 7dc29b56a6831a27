import type { Board } from '#games/trexlands/board/board.ts';
import { randomOf } from '#app/ui/noise.ts';
import { TABLE_TOP_M } from '../level.ts';
import { spotOfRamp, spotOfTerra, TILE_M, type Shape } from '#play/trexlands/places.ts';
import { GROUNDS } from '../terrain/grounds.ts';
import { Solids, ring, type Flat, type Stuff } from '#play/table/toy/solids.ts';
import { spotOfBorder } from './borderSpots.ts';
import { cityWalls } from './city.ts';
import { BORDER_RAMP_HALF_M, borderRamp, entryRamp } from './ramps.ts';

const STONES: readonly Stuff[] = [
  { colour: '#7a6f66' },
  { colour: '#8d8177' },
  { colour: '#665d57' },
  { colour: '#9a9086' },
];
const SIDES = 7;

const BUSHES: readonly Stuff[] = [{ colour: '#4f7038' }, { colour: '#5f8043' }, { colour: '#43622f' }];

/** A lump with flat facets, the same for the same chance. */
function lump(
  solids: Solids,
  [x, z]: Flat,
  { radius, tall, stuffs }: { readonly radius: number; readonly tall: number; readonly stuffs: readonly Stuff[] },
  random: () => number,
): void {
  const outline = (size: number): Flat[] => {
    const turned = random();
    return ring(SIDES, 1, [0, 0], turned).map(([a, b]): Flat => {
      const r = radius * size * (0.82 + 0.36 * random());
      return [x + a * r, z + b * r];
    });
  };
  const stuff = stuffs[Math.floor(random() * stuffs.length)] ?? { colour: '#7a6f66' };
  solids.stump(
    [
      { outline: outline(1), y: -0.001 },
      { outline: outline(0.95), y: tall * 0.5 },
      { outline: outline(0.45), y: tall },
    ],
    stuff,
  );
}

/** A wall of rocks across the way of a looker along x, from one place to the other. */
function wall(solids: Solids, from: number, to: number, seed: number): void {
  const random = randomOf(seed);
  const count = Math.max(1, Math.round((to - from) / 0.0095));
  for (let i = 0; i < count; i += 1) {
    const along = from + ((i + 0.5) / count) * (to - from);
    const at: Flat = [(random() - 0.5) * 0.002, along];
    lump(solids, at, { radius: 0.0048 + 0.0015 * random(), tall: 0.0085 + 0.006 * random(), stuffs: STONES }, random);
  }
}

/** Half as long as a wall between two Terra: their corners are for coins and Posts. */
const WALL_HALF_M = 0.05;

/**
 * Everything of a board that stands up: cards, walls of rocks where a border is blocked, ramps, obstacles, the City's
 * houses.
 */
export function boardSolids(
  shape: Shape,
  { tiles, borders, ramps }: Pick<Board, 'tiles' | 'borders' | 'ramps'>,
): Solids {
  const solids = new Solids();
  const half = TILE_M / 2;
  tiles.forEach(({ id, terrain, obstacle }, i) => {
    const stuff = { colour: GROUNDS[terrain].edge };
    solids.at(spotOfTerra(shape, id), () => {
      solids.box([-half, TABLE_TOP_M, -half], [half, -0.0001, half], stuff);
      if (obstacle) bushes(solids, 500 + i);
    });
  });
  borders.forEach(({ kind, ...border }, i) => {
    if (kind === 'open') return;
    solids.at(spotOfBorder(shape, border), () => {
      const seed = 900 + 7 * i;
      if (kind === 'blocked') return wall(solids, -WALL_HALF_M, WALL_HALF_M, seed);
      borderRamp(solids);
      wall(solids, -WALL_HALF_M, -BORDER_RAMP_HALF_M, seed);
      wall(solids, BORDER_RAMP_HALF_M, WALL_HALF_M, seed + 1);
    });
  });
  for (const ramp of ramps) solids.at(spotOfRamp(shape, ramp), () => entryRamp(solids, ramp.terra.length));
  cityWalls(solids, shape);
  return solids;
}

/**
 * A Terra with one place only: bushes at its sides, around where a single truck stands. Stones would look as if they
 * blocked a border.
 */
const AROUND = [
  [0.004, -0.046, 0.0085, 0.022],
  [-0.013, -0.0455, 0.0065, 0.012],
  [0.019, -0.047, 0.006, 0.01],
  [-0.046, 0.008, 0.0075, 0.016],
  [-0.0465, -0.008, 0.006, 0.01],
  [0.046, 0.012, 0.0065, 0.013],
  [0.0465, -0.004, 0.0075, 0.018],
  [-0.008, 0.047, 0.006, 0.009],
] as const;

function bushes(solids: Solids, seed: number): void {
  const random = randomOf(seed);
  for (const [x, z, radius, tall] of AROUND) lump(solids, [x, z], { radius, tall, stuffs: BUSHES }, random);
}
