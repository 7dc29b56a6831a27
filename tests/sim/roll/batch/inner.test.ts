import { describe, expect, it } from 'vitest';
import { box, translate } from '#sim/geometry/polyhedron.ts';
import { vec3, ZERO } from '#sim/maths/vec3.ts';
import { bodyOf, type BodySpec } from '#sim/roll/body.ts';
import { withoutInner } from '#sim/roll/batch/inner.ts';
import { BODY_PARTS, TRUCK } from '#sim/roll/truck.ts';

/** A box of 20 mm with a smaller one of 10 mm, so far to its right. */
const boxes = (right: number): BodySpec => {
  const small = translate(box(0.005, 0.005, 0.005), vec3(right, 0, 0));
  return bodyOf({
    convex: [
      { name: 'small', shape: small, mass: 0.001 },
      { name: 'large', shape: box(0.01, 0.01, 0.01), mass: 0.002 },
    ],
    middle: ZERO,
    faces: [],
  });
};

describe('parts that no level ground can touch', () => {
  it('are left out: of a truck its load, which is under the line from the cab to the tail', () => {
    const { hulls, ...others } = withoutInner(TRUCK);
    const load = TRUCK.solid.hulls[BODY_PARTS.indexOf('load')];
    expect(hulls).toEqual(TRUCK.solid.hulls.filter((hull) => hull !== load));
    expect({ ...others, hulls: TRUCK.solid.hulls }).toEqual(TRUCK.solid);
  });

  it('are those that are inside by a tenth of a millimetre: not one that is flush or sticks out', () => {
    expect(withoutInner(boxes(0.0048)).hulls).toHaveLength(1);
    expect(withoutInner(boxes(0.00495)).hulls).toHaveLength(2);
    expect(withoutInner(boxes(0.006)).hulls).toHaveLength(2);
  });
});
