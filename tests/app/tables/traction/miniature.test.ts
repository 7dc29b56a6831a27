import { describe, expect, it } from 'vitest';
import { LONGEST_MINIATURE } from '#play/storage/savedMatch.ts';
import { makeMiniature, readMiniature } from '#play/traction/miniature.ts';
import { pieceId, seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { SIZES } from '#sim/pyramid.ts';

const piece = (
  id: string,
  xMm: number,
  zMm: number,
  yawDeg: number,
  pose: PiecePlacement['pose'] = 'upright',
): PiecePlacement => ({ id: pieceId(id), xMm, zMm, yawDeg, pose });

describe('a miniature', () => {
  it('says of every pad and piece where it is, to the millimetre, and which piece lies', () => {
    const text = makeMiniature({
      pads: [{ seat: seat(1), xMm: 0.4, zMm: -229.3, yawDeg: 180 }],
      pieces: [piece('0-S1', 31.6, -0.2, -89.7), piece('1-L2', -4, 12, 0, 'flat')],
    });
    expect(text).toBe('1@0,-229,180 0-S1@32,0,-90 1-L2@-4,12,0f');
    expect(readMiniature(text)).toEqual({
      pads: [{ seat: 1, xMm: 0, zMm: -229, yawDeg: 180 }],
      pieces: [piece('0-S1', 32, 0, -90), piece('1-L2', -4, 12, 0, 'flat')],
    });
  });

  it('of the fullest table is no longer than a store takes', () => {
    const seats = [0, 1, 2, 3, 4];
    const pieces = seats.flatMap((owner) =>
      SIZES.flatMap((size) => [1, 2].map((n) => piece(`${owner}-${size}${n}`, -1999.9, -1999.9, -179.9, 'flat'))),
    );
    expect(
      makeMiniature({ pads: seats.map((n) => ({ seat: seat(n), xMm: -1999.9, zMm: -1999.9, yawDeg: -179.9 })), pieces })
        .length,
    ).toBeLessThanOrEqual(LONGEST_MINIATURE);
  });

  it('leaves out what is not a place of a pad or a piece', () => {
    expect(readMiniature('5@0,0,0 0-X1@0,0,0 0-S1@1,2 nonsense 0-S2@1,2,3')).toEqual({
      pads: [],
      pieces: [piece('0-S2', 1, 2, 3)],
    });
    expect(readMiniature('')).toEqual({ pads: [], pieces: [] });
  });
});
