import { expect, it } from 'vitest';
import { balanceOf } from '#play/traction/balance.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import { pieceId } from '#sim/ids.ts';
import { fromAxisAngle } from '#sim/maths/quat.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { pyramidOf } from '#sim/pyramid.ts';

const SPEC = pyramidOf(pieceId('0-M1'));
const [CORNER] = CORNERS;

/** Tipped so far over its first corner, about which it turns. */
function tipped(deg: number) {
  const corner = SPEC.vertices[0]!;
  const out = Math.hypot(corner.x, corner.z);
  const rotation = fromAxisAngle(vec3(corner.z / out, 0, -corner.x / out), (deg * Math.PI) / 180);
  return { position: vec3(0, 0, 0), rotation };
}

it('a piece that is tipped falls back until its middle is over the corner, and over it beyond that', () => {
  const half = Math.hypot(SPEC.vertices[0]!.x, SPEC.vertices[0]!.z);
  const balanced = (Math.atan2(half, SPEC.com) * 180) / Math.PI;
  const falls = (deg: number) => balanceOf(tipped(deg), SPEC, CORNER).falls;
  expect([falls(1), falls(balanced - 1), falls(balanced + 1), falls(85)]).toEqual(['back', 'back', 'over', 'over']);
});

it('what lies under its middle comes nearer to the corner the further it is tipped', () => {
  const far = (deg: number) => {
    const { corner, under } = balanceOf(tipped(deg), SPEC, CORNER);
    return Math.hypot(under.x - corner.x, under.z - corner.z);
  };
  expect(far(30)).toBeLessThan(far(10));
  expect(far(10)).toBeLessThan(far(0));
});
