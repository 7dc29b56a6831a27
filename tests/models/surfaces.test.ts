import { describe, expect, test } from 'vitest';
import { coloursFor } from '#engine/seats.ts';
import { SEAT_LOOKS } from '#play/seatLooks.ts';
import { layeredNoise } from '#app/ui/noise.ts';
import { SURFACE_IDS, SURFACE_LOOKS, mirrorOf, surfaceLookOf } from '#app/scene/looks/surfaceLooks.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { tileAtOnce } from '../app/scene/tileAtOnce.ts';
import { SIGHTS, type Sight, difference, parseColour, seenBy } from '../engine/colourVision.ts';

const PIXELS = 128;

const paint = (id: (typeof SURFACE_IDS)[number]): Uint8Array => {
  const { paint: painter, seed, tileM } = SURFACE_LOOKS[id];
  return tileAtOnce({ painter: () => painter(seed), pixels: PIXELS, tileM });
};

/** Mean change of colour from one row (or column) to another. */
function step(bytes: Uint8Array, from: number, to: number, across: 'rows' | 'columns'): number {
  let sum = 0;
  for (let i = 0; i < PIXELS; i++) {
    const at = (k: number) => 4 * (across === 'rows' ? k * PIXELS + i : i * PIXELS + k);
    for (let c = 0; c < 3; c++) sum += Math.abs((bytes[at(from) + c] ?? 0) - (bytes[at(to) + c] ?? 0));
  }
  return sum / PIXELS;
}

/** The mean colour of a tile as `#rrggbb`. */
function meanColour(bytes: Uint8Array): string {
  const part = (c: number) => {
    let sum = 0;
    for (let i = c; i < bytes.length; i += 4) sum += bytes[i] ?? 0;
    return Math.round((sum * 4) / bytes.length)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(1)}${part(2)}`;
}

test('every preset of the simulation has a look, and nothing else has one of its own', () => {
  expect([...SURFACE_IDS].sort()).toEqual(SURFACES.map(({ id }) => id).sort());
  expect(surfaceLookOf('custom')).toBe('mousepad');
});

test('only what is polished mirrors', () => {
  expect(SURFACE_IDS.filter((id) => mirrorOf(id) > 0)).toEqual(['varnished-wood', 'formica', 'glass']);
});

test('noise goes round without a step', () => {
  const at = layeredNoise(7, 5, 9, 3);
  for (let k = 0; k < 50; k++) {
    expect(at(1, k / 50)).toBeCloseTo(at(0, k / 50), 6);
    expect(at(k / 50, 1)).toBeCloseTo(at(k / 50, 0), 6);
  }
});

describe.each(SURFACE_IDS)('%s', (id) => {
  const bytes = paint(id);

  test('is painted the same every time', () => {
    expect(Buffer.from(paint(id)).equals(Buffer.from(bytes))).toBe(true);
  });

  test.each(['rows', 'columns'] as const)('meets itself without a seam between %s', (across) => {
    const inside = Array.from({ length: PIXELS - 1 }, (_, k) => step(bytes, k, k + 1, across));
    // Boards and checks end somewhere; where tiles meet is no rougher than there.
    expect(step(bytes, PIXELS - 1, 0, across)).toBeLessThan(1.2 * Math.max(...inside));
  });

  test('lets every seat of a game for five stand out, for every kind of eyes', () => {
    const ground = parseColour(meanColour(bytes));
    for (const sight of Object.keys(SIGHTS) as Sight[]) {
      for (const { colour, id: fleet } of SEAT_LOOKS.slice(0, coloursFor({ min: 2, max: 5 }))) {
        const apart = difference(seenBy(sight, ground), seenBy(sight, parseColour(colour)));
        expect(apart, `${fleet} on ${id}, ${sight}`).toBeGreaterThan(15);
      }
    }
  });
});
