import { invalidate } from '@react-three/fiber';
import type { Texture } from 'three';
import { now, SLICE_MS } from '#play/host/pausing.ts';
import type { Painting } from './texels.ts';

export type { Painting };

/** Textures that are being painted, each until it is done. */
const underWay = new WeakMap<Texture, Promise<void>>();

/** The painting that was asked for last: one goes on after the other, so that all else waits for one slice at most. */
let last: Promise<void> = Promise.resolve();

/** Paints a texture once it is its turn, a slice at a time; it is drawn as it is then. */
export function paintInSlices(texture: Texture, painting: Painting): void {
  const before = last;
  const paint = async (): Promise<void> => {
    await before;
    await inSlices(painting);
    texture.needsUpdate = true;
    invalidate();
  };
  const done = paint();
  last = done.catch(() => undefined); // told to whoever waits for that one
  underWay.set(texture, done);
}

/** Comes once the texture is painted whole; null where it is already. */
export const paintingOf = (texture: Texture): Promise<void> | null => underWay.get(texture) ?? null;

/** Carries it out in slices, so that no task of the page takes long. */
export async function inSlices(
  painting: Painting,
  pause: () => Promise<void> = gap,
  clock: () => number = now,
): Promise<void> {
  await pause();
  let begun = clock();
  while (!painting.next().done) {
    if (clock() - begun < SLICE_MS) continue;
    await pause();
    begun = clock();
  }
}

/**
 * A task between two slices, in which the page may do what waits. By a message: timers wait for 4 ms each once they
 * follow one another (HTML, 8.6), which is a third of a slice.
 */
const gap = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const ended = (): void => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', ended, { once: true });
    port1.start();
    port2.postMessage(null);
  });
