import { DataTexture } from 'three';
import { expect, it } from 'vitest';
import { inSlices, paintingOf, paintInSlices, type Painting } from '#app/scene/looks/painting.ts';
import { paintTile, type Painter } from '#app/scene/looks/texels.ts';
import { SLICE_MS } from '#play/host/pausing.ts';

/** A clock on which each step of a painting takes so long. */
function painted(steps: number, stepMs: number) {
  let time = 0;
  const slices: number[] = [0];
  function* painting(): Painting {
    for (let i = 0; i < steps; i += 1) {
      time += stepMs;
      slices.push((slices.pop() ?? 0) + stepMs);
      yield;
    }
  }
  const pause = (): Promise<void> => {
    slices.push(0);
    return Promise.resolve();
  };
  return { done: inSlices(painting(), pause, () => time), slices };
}

it('paints whole in slices, none of which is longer than a slice and its last step', async () => {
  const { done, slices } = painted(100, 5);
  await done;
  expect(slices.reduce((sum, ms) => sum + ms)).toBe(500);
  expect(Math.max(...slices)).toBeLessThan(SLICE_MS + 5);
});

it('begins only in a task of its own', async () => {
  const { done, slices } = painted(3, 1);
  expect(slices).toEqual([0, 0]);
  await done;
  expect(slices).toEqual([0, 3]);
});

it('tells of a texture when it is painted, and has it brought to the graphics card then', async () => {
  const texture = new DataTexture(new Uint8Array(4), 1, 1);
  expect(paintingOf(texture)).toBeNull();
  const before = texture.version;
  let steps = 0;
  paintInSlices(
    texture,
    (function* (): Painting {
      for (; steps < 3; steps += 1) yield;
    })(),
  );
  expect(texture.version).toBe(before);
  await paintingOf(texture);
  expect(steps).toBe(3);
  expect(texture.version).toBeGreaterThan(before);
});

it('paints one texture after the other, and the next one where one has failed', async () => {
  const did: string[] = [];
  function* painting(name: string, fails = false): Painting {
    did.push(name);
    yield;
    if (fails) throw new Error(`no ${name}`);
    did.push(name);
  }
  const textures = ['a', 'b', 'c'].map((name) => {
    const texture = new DataTexture(new Uint8Array(4), 1, 1);
    paintInSlices(texture, painting(name, name === 'b'));
    return texture;
  });
  const outcomes = await Promise.allSettled(textures.map(paintingOf));
  expect(did).toEqual(['a', 'a', 'b', 'c', 'c']);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

const PIXELS = 8;
/** Another colour in each place, rising along u. */
const slope: Painter = (u, v, texel) => {
  Object.assign(texel, { red: u, green: v, blue: 0.5, heightM: u / 4 });
};

/** Two tiles painted by turns, row by row. */
function byTurns(painters: readonly Painter[]): readonly Uint8Array[] {
  const tiles = painters.map((painter) => {
    const out = new Uint8Array(PIXELS * PIXELS * 4);
    const relief = (slopeU: number): number => 1 - slopeU / 10;
    return { out, painting: paintTile({ painter: () => painter, pixels: PIXELS, tileM: 1, relief }, out) };
  });
  while (tiles.map(({ painting }) => painting.next().done).includes(false));
  return tiles.map(({ out }) => out);
}

it('paints each texel of a tile, with the light on its slopes', () => {
  const [tile] = byTurns([slope]);
  const texelAt = (x: number, y: number): number[] =>
    Array.from({ length: 4 }, (_, channel) => tile?.[4 * (y * PIXELS + x) + channel] ?? NaN);
  // A quarter of a metre a metre inside; at the edges it falls back to the other side.
  const lit = (factor: number, value: number): number => Math.round(255 * value * factor ** (1 / 2.2));
  expect(texelAt(2, 4)).toEqual([lit(0.975, 0.25), lit(0.975, 0.5), lit(0.975, 0.5), 255]);
  expect(texelAt(0, 0)).toEqual([0, 0, lit(1.075, 0.5), 255]);
});

it('paints two tiles by turns as it paints each alone', () => {
  const plain: Painter = (u, v, texel) => void Object.assign(texel, { red: v, green: u, blue: 1 });
  expect(byTurns([slope, plain])).toEqual([...byTurns([slope]), ...byTurns([plain])]);
});
