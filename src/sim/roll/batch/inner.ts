import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { vertexAt } from '#sim/geometry/polyhedron.ts';
import { dot, type Vec3 } from '#sim/maths/vec3.ts';
import type { Solid } from '#sim/world/solid.ts';
import type { BodySpec } from '../body.ts';

/** A part that is so far inside touches nothing that is level: five times the distance at which contacts begin, m. */
const INSIDE = 1e-4;

/**
 * The body as the engine needs it where everything that it can touch is flat: without the convex parts that lie inside
 * the hull of the others. A plane that a body does not cross touches its hull's corners alone, and none of those is
 * such a part's. (The upper edge of the rim is not flat: over it the body is smaller by what was left out.) Mass,
 * centre and moments stay those of the whole body.
 *
 * The engine has parts bounce that only come near the ground, so that it is not quite the same: on gravel a truck stays
 * on its roof, which its load is half a millimetre from touching, in 0.6 % of 40,000 throws instead of 0.8.
 */
export function withoutInner({ parts, solid }: Pick<BodySpec, 'parts' | 'solid'>): Solid {
  const round = parts.slice(0, solid.rollers?.length ?? 0).flatMap(({ shape }) => shape.vertices);
  let hulls = solid.hulls;
  for (const hull of solid.hulls) {
    const others = hulls.filter((other) => other !== hull);
    const points = [...round, ...others.flat()];
    if (others.length > 0 && isInside(hull, points)) hulls = others;
  }
  return { ...solid, hulls };
}

function isInside(corners: readonly Vec3[], points: readonly Vec3[]): boolean {
  const { vertices, faces } = convexHull3(points);
  return faces.every(({ normal, vertices: [first = 0] }) => {
    const offset = dot(normal, vertexAt(vertices, first)) - INSIDE;
    return corners.every((corner) => dot(normal, corner) < offset);
  });
}
