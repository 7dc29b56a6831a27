import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { colourAt, isAsDrawn, readsBack } from '#app/replay/video/readBack.ts';

const SIDE = 64;
type Change = (value: number, at: { readonly x: number; readonly y: number; readonly channel: number }) => number;

/** The test picture's pixels, each channel changed. */
function pixels(change: Change = (value) => value): Uint8ClampedArray {
  const all = new Uint8ClampedArray(4 * SIDE * SIDE).fill(255);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1)
      for (const [channel, value] of colourAt(x, y).entries())
        all[4 * (y * SIDE + x) + channel] = change(value, { x, y, channel });
  return all;
}

describe('a picture that was read back', () => {
  it('is as it was drawn, also with a video’s rounding and with noise in its last bits', () => {
    expect(isAsDrawn(pixels())).toBe(true);
    expect(isAsDrawn(pixels((value) => 16 + (value * 219) / 255))).toBe(true); // a video’s range, taken as it is
    expect(isAsDrawn(pixels((value, { x, y }) => value + ((x * 7 + y * 13) % 5) - 2))).toBe(true);
  });

  it('is as it was drawn where only the edges of its squares are soft', () => {
    const soft: Change = (value, { x }) => ([0, 15].includes(x % 16) ? (value + 255) / 2 : value);
    expect(isAsDrawn(pixels(soft))).toBe(true);
  });

  it('is not where it is noise, whatever the noise', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(255)), (noise) => {
        expect(isAsDrawn(pixels(() => noise.next().value ?? 0))).toBe(false);
      }),
      { numRuns: 10 },
    );
  });

  it.each<[string, Change]>([
    ['white', () => 255],
    ['black', () => 0],
    ['grey', () => 127],
    ['stripes', (_, { y }) => (y % 2 === 0 ? 255 : 0)],
    ['all colours mixed into one another', (_, { channel }) => 118 + channel],
    ['the picture in other places', (_, { x, y, channel }) => colourAt((x + 16) % SIDE, y)[channel] ?? 0],
    ['half noise', (value, { x, y }) => (value + ((x * 7919 + y * 104_729) % 256)) / 2],
  ])('is not where it is %s', (_what, change) => {
    expect(isAsDrawn(pixels(change))).toBe(false);
  });
});

describe('a picture that does not come', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A browser that draws no picture; the tracks that it records. */
  function hiddenPage() {
    vi.useFakeTimers();
    const track = { stop: vi.fn<() => void>() };
    const element = (name: string) =>
      name === 'video'
        ? { play: async () => undefined }
        : {
            captureStream: () => ({ getTracks: () => [track] }),
            getContext() {
              return { canvas: this, fillRect: () => undefined };
            },
          };
    vi.stubGlobal('document', { createElement: element });
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    return track;
  }

  it('is not called noise: a hidden page draws none', async () => {
    const track = hiddenPage();
    const reading = readsBack(new AbortController().signal).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await reading).toEqual(new Error('no picture came'));
    expect(track.stop).toHaveBeenCalled();
  });

  it('is not waited for once the video is not wanted any more', async () => {
    const track = hiddenPage();
    const wanted = new AbortController();
    const reading = readsBack(wanted.signal);
    wanted.abort();
    expect(await reading).toBe(false);
    expect(track.stop).toHaveBeenCalled();
  });
});
