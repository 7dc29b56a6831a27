import { heightOverFace, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import { sub } from '#sim/maths/vec3.ts';
import type { Fault } from '#sim/result.ts';
import { evenlyFilled, type MassProperties } from '#sim/roll/massProperties.ts';
import { fillOf, MM, type PartFile } from './partFile.ts';

/** A mesh stands over what was kept of its hull by so much of the way from the middle to the nearest side at most. */
const MOST_MISSED = 0.25;
/** Figures of a file are rounded: to a millionth of a millimetre, and to 12 digits. */
const NEAR = 1e-6;
const NEAR_M = 1e-8;

const short = (value: number): string => String(Number(value.toPrecision(6)));

/**
 * The first figure of a measured mesh that no body within its hull has, where a stranger wrote it; null for none. Of
 * all bodies of one volume a ball has the least moments.
 */
export function misfitOf(part: PartFile, hull: Polyhedron, at: string): Fault | null {
  if (!('measured' in part)) return null;
  const { missedMm, volumeMm3, centreMm, inertiaMm5 } = part.measured;
  const own = fillOf(part, hull);
  const whole = evenlyFilled(hull);
  const room = Math.min(...hull.faces.map((face) => -heightOverFace(hull, face, whole.com)));
  const wrong = (key: string, value: unknown, expected: string): Fault => {
    const place = `${at}.measured.${key}`;
    return { code: 'no-solid', message: `${place} is ${JSON.stringify(value)}; expected ${expected}.`, path: place };
  };
  const missed = missedMm * MM;
  if (missed > MOST_MISSED * room)
    return wrong(
      'missedMm',
      missedMm,
      `at most ${short((MOST_MISSED * room) / MM)}, as its hull would be another else`,
    );
  const grown = 1 + missed / room + NEAR; // times as large the hull has the mesh within
  if (own.mass > whole.mass * grown ** 3)
    return wrong('volumeMm3', volumeMm3, `at most the ${short(whole.mass / MM ** 3)} of its hull`);
  if (hull.faces.some((face) => heightOverFace(hull, face, own.com) > missed + NEAR_M))
    return wrong('centreMm', centreMm, 'a place within its hull');
  const most = mostMoments(hull, own, whole, grown, missed).map((one) => one / MM ** 5);
  const over = inertiaMm5.findIndex((one, i) => one > (most[i] ?? 0) * (1 + NEAR));
  if (over >= 0)
    return wrong(
      `inertiaMm5[${over}]`,
      inertiaMm5[over],
      `at most ${short(most[over] ?? 0)}, for what is within its hull`,
    );
  const least = (6 / 5) * volumeMm3 * ((3 * volumeMm3) / (4 * Math.PI)) ** (2 / 3);
  if (inertiaMm5.reduce((sum, one) => sum + one, 0) < least * (1 - NEAR))
    return wrong('inertiaMm5', inertiaMm5, `together ${short(least)} or more, as a ball of its volume has`);
  return null;
}

/** Of the hull about its own centre, and of all of the mesh's volume where the hull is furthest from its axis. */
function mostMoments(
  { vertices }: Polyhedron,
  { mass, com }: MassProperties,
  { inertia: { xx, yy, zz } }: MassProperties,
  grown: number,
  missed: number,
): readonly number[] {
  const away = vertices.map((vertex) => sub(vertex, com));
  const far = (of: (place: (typeof away)[number]) => number): number =>
    mass * (Math.sqrt(Math.max(...away.map(of))) + missed) ** 2;
  return [
    Math.min(
      xx * grown ** 5,
      far(({ y, z }) => y * y + z * z),
    ),
    Math.min(
      yy * grown ** 5,
      far(({ x, z }) => x * x + z * z),
    ),
    Math.min(
      zz * grown ** 5,
      far(({ x, y }) => x * x + y * y),
    ),
  ];
}
