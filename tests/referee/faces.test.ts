import { describe, expect, it } from 'vitest';
import { faceUp } from '#referee/faces.ts';
import { fromAxisAngle, fromTo, multiply } from '#sim/maths/quat.ts';
import { radians } from '#sim/maths/trig.ts';
import { UNIT_X, UNIT_Y } from '#sim/maths/vec3.ts';
import { COIN, DICE } from '#sim/roll/dice.ts';
import { TRUCK } from '#sim/roll/truck.ts';

const BODIES = [...Object.entries(DICE), ['coin', COIN], ['truck', TRUCK]] as const;

describe('which face is up', () => {
  it.each(BODIES)('of a body is the one whose direction points up: %s', (_name, spec) => {
    for (const { name, normals } of spec.faces)
      for (const normal of normals) expect(faceUp(spec, fromTo(normal, UNIT_Y))).toBe(name);
  });

  it('is the same for a body that leans by less than five degrees, and none for one that leans by more', () => {
    const [face] = DICE[6].faces;
    const [normal = UNIT_Y] = face?.normals ?? [];
    const leaning = (deg: number) =>
      faceUp(DICE[6], multiply(fromAxisAngle(UNIT_X, radians(deg)), fromTo(normal, UNIT_Y)));
    expect([leaning(4.9), leaning(-4.9), leaning(5.1), leaning(-5.1)]).toEqual([face?.name, face?.name, null, null]);
  });

  it('is none of a body without faces', () => {
    expect(faceUp({ faces: [] }, fromTo(UNIT_Y, UNIT_Y))).toBeNull();
  });
});
