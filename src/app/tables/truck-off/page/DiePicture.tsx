import { dot, normalizeOr, UNIT_Y, vec3 } from '#sim/maths/vec3.ts';
import { vertexAt } from '#sim/geometry/polyhedron.ts';
import type { BodySpec } from '#sim/roll/body.ts';

/** From above and aside: right, up, and towards whoever looks. */
const ACROSS = normalizeOr(vec3(2, 0, -1), UNIT_Y);
const TOWARDS = normalizeOr(vec3(1, 1.3, 2), UNIT_Y);
const UP = normalizeOr(vec3(-1.3, 5 / 1.3, -2.6), UNIT_Y);

/** The sides of a body that are seen, each as light as it faces up. */
export function DiePicture({ spec }: { readonly spec: BodySpec }) {
  const r = spec.reach;
  const seen = spec.parts.flatMap(({ shape }) =>
    shape.faces
      .filter(({ normal }) => dot(normal, TOWARDS) > 0)
      .map(({ normal, vertices: ring }) => ({
        light: 0.35 + 0.3 * (1 + normal.y),
        points: ring
          .map((corner) => vertexAt(shape.vertices, corner))
          .map((at) => `${dot(at, ACROSS)},${-dot(at, UP)}`)
          .join(' '),
      })),
  );
  return (
    <svg className="own-die" viewBox={`${-r} ${-r} ${2 * r} ${2 * r}`} aria-hidden="true">
      {seen.map(({ points, light }) => (
        <polygon key={points} points={points} fillOpacity={light} strokeWidth={r / 40} />
      ))}
    </svg>
  );
}
