import { describe, expect, it } from 'vitest';
import { cornerMark, LEAST_PX } from '#app/tables/traction/scene/overlays/CornerMarks.tsx';
import { PYRAMIDS } from '#sim/pyramid.ts';

const BASES = Object.values(PYRAMIDS).map(({ base }) => base);
/** A pixel at the piece, m: from so near that it fills the picture to across the largest table. */
const PIXELS_M = [0.0001, 0.0003, 0.001, 0.003];
const STEEPNESSES = [0.35, 0.6, 1];
const EVERY = BASES.flatMap((base) =>
  PIXELS_M.flatMap((pixelM) => STEEPNESSES.map((steepness) => ({ base, pixelM, steepness }))),
);

describe('the letter of a corner', () => {
  it('can be read from however far', () => {
    for (const { base, pixelM, steepness } of EVERY)
      expect(cornerMark(base, pixelM, steepness).size / pixelM).toBeGreaterThanOrEqual(LEAST_PX);
  });

  it('does not lie over those of neighbouring corners', () => {
    for (const { base, pixelM, steepness } of EVERY) {
      const { size, outside } = cornerMark(base, pixelM, steepness);
      const apart = (base + Math.SQRT2 * outside) * steepness; // of one in front of the other, as they are seen
      expect(apart / size).toBeGreaterThanOrEqual(1 - 1e-9);
    }
  });

  it('is as large as from near until it would hide the piece', () => {
    const [base = 0] = BASES;
    expect(cornerMark(base, 0.0001, 0.6).size / 0.0001).toBe(20);
  });
});
