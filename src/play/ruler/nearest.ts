import { hypot } from '#sim/maths/trig.ts';
import type { Point2, Polygon2 } from '#sim/geometry/footprint.ts';

/** The place of an outline that is nearest to a point, which may lie inside. */
export function nearestOnOutline(to: Point2, outline: Polygon2): Point2 {
  const candidates = outline.map((from, i) => nearestOnSide(to, from, outline[(i + 1) % outline.length] ?? from));
  return candidates.reduce((best, next) => (distance(next, to) < distance(best, to) ? next : best));
}

function nearestOnSide(to: Point2, a: Point2, b: Point2): Point2 {
  const [dx, dz] = [b.x - a.x, b.z - a.z];
  const size = dx * dx + dz * dz;
  const share = size === 0 ? 0 : Math.min(1, Math.max(0, ((to.x - a.x) * dx + (to.z - a.z) * dz) / size));
  return { x: a.x + share * dx, z: a.z + share * dz };
}

const distance = (a: Point2, b: Point2): number => hypot(a.x - b.x, a.z - b.z);
