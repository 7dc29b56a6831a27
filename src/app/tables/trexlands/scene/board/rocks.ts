import { randomOf } from '#app/ui/noise.ts';
import { ring, type Flat, type Solids, type Stuff } from '#play/table/toy/solids.ts';

const STONES: readonly Stuff[] = [
  { colour: '#7a6f66' },
  { colour: '#8d8177' },
  { colour: '#665d57' },
  { colour: '#9a9086' },
];
const SIDES = 7;

/** A boulder with flat facets, the same for the same chance. */
export function rock(solids: Solids, [x, z]: Flat, radius: number, tall: number, random: () => number): void {
  const outline = (size: number): Flat[] => {
    const turned = random();
    return ring(SIDES, 1, [0, 0], turned).map(([a, b]): Flat => {
      const r = radius * size * (0.82 + 0.36 * random());
      return [x + a * r, z + b * r];
    });
  };
  const stuff = STONES[Math.floor(random() * STONES.length)] ?? { colour: '#7a6f66' };
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
export function wall(solids: Solids, from: number, to: number, seed: number): void {
  const random = randomOf(seed);
  const count = Math.max(1, Math.round((to - from) / 0.0095));
  for (let i = 0; i < count; i += 1) {
    const along = from + ((i + 0.5) / count) * (to - from);
    rock(solids, [(random() - 0.5) * 0.002, along], 0.0048 + 0.0015 * random(), 0.0085 + 0.006 * random(), random);
  }
}
