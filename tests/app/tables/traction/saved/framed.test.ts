import { describe, expect, it } from 'vitest';
import { framed, PAD_MM } from '#app/tables/traction/saved/framed.ts';
import { layPads, SEATS } from '#games/traction/pads.ts';
import { seat } from '#sim/ids.ts';
import { outlineOfPad } from '#sim/world/outline.ts';

const boxOf = (viewBox: string): readonly [number, number, number, number] =>
  viewBox.split(' ').map(Number) as [number, number, number, number];

describe('the frame of a small picture', () => {
  it.each([2, 3, 4, 5].filter((n) => n <= SEATS.max))(
    'holds every pad of %i players, whichever way it is turned',
    (seats) => {
      const { pads } = layPads(seats, 381);
      const { viewBox, turned } = framed({ pads, pieces: [] });
      const [left, top, width, height] = boxOf(viewBox);
      for (const { x, z } of pads.flatMap((pad) => [...outlineOfPad(pad)])) {
        const [right, down] = turned ? [-z, x] : [x, z];
        expect(right).toBeGreaterThan(left);
        expect(right).toBeLessThan(left + width);
        expect(down).toBeGreaterThan(top);
        expect(down).toBeLessThan(top + height);
      }
      expect(width).toBeGreaterThanOrEqual(height);
    },
  );

  it('knows how large a pad is', () => {
    const corners = outlineOfPad({ seat: seat(0), xMm: 0, zMm: 0, yawDeg: 0 });
    expect(Math.max(...corners.map(({ x }) => x)) * 2).toBeCloseTo(PAD_MM.along);
    expect(Math.max(...corners.map(({ z }) => z)) * 2).toBeCloseTo(PAD_MM.across);
  });

  it('of an empty table is still one', () => {
    expect(boxOf(framed({ pads: [], pieces: [] }).viewBox).every(Number.isFinite)).toBe(true);
  });
});
