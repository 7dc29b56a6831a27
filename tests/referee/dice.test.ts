import { describe, expect, it } from 'vitest';
import { readDice } from '#referee/dice.ts';
import { pieceId, tick } from '#sim/ids.ts';
import { fromAxisAngle, fromTo, multiply, rotate, type Quat } from '#sim/maths/quat.ts';
import { radians } from '#sim/maths/trig.ts';
import { negate, UNIT_Y, UNIT_Z, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { DICE, DIE_NAMES, sidesOf, type DieName } from '#sim/roll/dice.ts';
import type { RestingBody } from '#sim/roll/roll.ts';

/** A die that rests on the ground with this number to be read, then tilted. */
function lying(name: DieName, value: number, { xMm = 0, upMm = 0, tiltDeg = 0, turnedDeg = 900, id = 'd-1' } = {}) {
  const spec = DICE[sidesOf(name)];
  const [normal = UNIT_Y] = spec.faces[value - 1]?.normals ?? [];
  const rotation: Quat = multiply(fromAxisAngle(UNIT_Z, radians(tiltDeg)), fromTo(normal, UNIT_Y));
  const corners: readonly Vec3[] = spec.parts[0]?.shape.vertices ?? [];
  const lowest = Math.min(...corners.map((corner) => rotate(rotation, corner).y));
  const position = vec3(xMm / 1000, upMm / 1000 - lowest, 0);
  return { id: pieceId(id), spec, pose: { position, rotation }, restedAt: tick(100), turnedDeg } satisfies RestingBody;
}

const read = (bodies: readonly RestingBody[], settled = true, ground: 'arena' | 'tray' = 'tray') =>
  readDice({ bodies, settled, ticks: 300, hash: '', ground }).map(({ id, code, value }) => [id, code, value]);

describe('a die at rest', () => {
  it.each(DIE_NAMES)('is read by the face that is up: each number of the %s', (name) => {
    for (let value = 1; value <= sidesOf(name); value += 1)
      expect(read([lying(name, value)])).toEqual([['d-1', 'read', value]]);
  });

  it('of four sides is read by the face underneath', () => {
    const { spec, pose } = lying('d4', 3);
    const [up = UNIT_Y] = spec.faces[2]?.normals ?? [];
    const below = spec.parts[0]?.shape.faces.find(({ normal }) => rotate(pose.rotation, normal).y < -0.99);
    expect(below?.normal.x).toBeCloseTo(negate(up).x, 12);
    expect(below?.normal.y).toBeCloseTo(negate(up).y, 12);
  });

  it('is read within five degrees, against whatever it leans, and cocked beyond', () => {
    expect(read([lying('d6', 5, { tiltDeg: 4.9 })])).toEqual([['d-1', 'read', 5]]);
    expect(read([lying('d6', 5, { tiltDeg: 5.1 })])).toEqual([['d-1', 'cocked', null]]);
  });

  it('is thrown again from on top of another, which is read', () => {
    expect(read([lying('d6', 2), lying('d8', 7, { id: 'd-2', xMm: 3, upMm: 16 })])).toEqual([
      ['d-1', 'read', 2],
      ['d-2', 'stacked', null],
    ]);
  });

  it('is thrown again where it left the tray, which is smaller than the arena', () => {
    expect(read([lying('d20', 20, { xMm: 150 })])).toEqual([['d-1', 'off-tray', null]]);
    expect(read([lying('d20', 20, { xMm: 150 })], true, 'arena')).toEqual([['d-1', 'read', 20]]);
  });

  it('is thrown again where it was placed and not rolled, and where it never came to rest', () => {
    expect(read([lying('d6', 6, { turnedDeg: 119 })])).toEqual([['d-1', 'did-not-tumble', null]]);
    expect(read([lying('d6', 6)], false)).toEqual([['d-1', 'unsettled', null]]);
  });
});
