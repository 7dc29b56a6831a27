import { polyhedron, type Polyhedron } from '../geometry/polyhedron.ts';
import { sinCosDeg } from '../maths/trig.ts';
import { vec3, type Vec3 } from '../maths/vec3.ts';

/**
 * A wheel's shape in exact geometry, about its middle, its axle along z, m: as many corners on the wheel's outline, a
 * multiple of four, one of them straight down. It lies within the wheel, in the middle between two corners by 0.044 mm
 * for 32 of them and a radius of 9.2 mm: less than a quarter of what counts as contact.
 */
export function wheelShape(radius: number, halfWidth: number, corners: number): Polyhedron {
  const ring = (z: number): Vec3[] =>
    Array.from({ length: corners }, (_, i) => {
      const { sin, cos } = sinCosDeg((360 * i) / corners);
      return vec3(radius * cos, radius * sin, z);
    });
  const right = Array.from({ length: corners }, (_, i) => i);
  const left = right.map((i) => i + corners);
  const tread = right.map((i) => [(i + 1) % corners, i, i + corners, ((i + 1) % corners) + corners]);
  return polyhedron([...ring(halfWidth), ...ring(-halfWidth)], [right, [...left].reverse(), ...tread]);
}
