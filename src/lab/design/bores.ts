import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { heightOverFace, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import { addScaled, dot, length, normalizeOr, scale, sub, UNIT_Y, type Vec3 } from '#sim/maths/vec3.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import { evenlyFilled } from '#sim/roll/massProperties.ts';
import { rounded } from '../rounded.ts';
import type { Change } from './search.ts';

/** A round hole within a body, or something that fills one: its axis is the way in which the centre of mass goes. */
export interface Bore {
  readonly acrossMm: number;
  readonly deepMm: number;
  /** Its middle. */
  readonly atMm: readonly [number, number, number];
  /** By so much the body is heavier with it, or lighter. */
  readonly massG: number;
}

/** The smallest of each that fits; null where none does, or where it is not known how heavy the body is there. */
export interface Bores {
  /** Left empty. */
  readonly hollow: Bore | null;
  /** Filled with steel. */
  readonly steel: Bore | null;
  /** In the place of both where that is not known: so much more in one place, near the hull. */
  readonly weight: Pick<Bore, 'atMm' | 'massG'> | null;
}

const MM = 1e-3;
const STEEL_KG_M3 = 7800;
// House values: what a print or a drill leaves and makes.
const WALL_M = 0.5 * MM;
const STEP_M = 0.25 * MM;
const LEAST_STEPS = 4;
const MOST_STEPS = 100;
/** A hole is so many times as wide as it is deep at most. */
const FLATTEST = 3;
const EVEN = 1e-6;

/** The bores by which a body's centre of mass moves so, mm. */
export function boresOf(spec: BodySpec, change: Change): Bores {
  const hull = convexHull3(spec.parts.flatMap(({ shape }) => shape.vertices));
  const density = densityOf(spec, hull);
  const way = scale(change, MM);
  const none = { hollow: null, steel: null, weight: null };
  if (length(way) === 0) return none;
  if (density === null) return { ...none, weight: weightIn(spec, hull, way) };
  return {
    ...none,
    hollow: smallest(spec, hull, way, -density),
    steel: density < STEEL_KG_M3 ? smallest(spec, hull, way, STEEL_KG_M3 - density) : null,
  };
}

/** Of a body that is its hull and the same all through, kg/m3; null for any other. */
function densityOf({ mass, com, inertia }: BodySpec, hull: Polyhedron): number | null {
  const whole = evenlyFilled(hull);
  const density = mass / whole.mass;
  const most = Math.max(inertia.xx, inertia.yy, inertia.zz);
  const isAlike = (['xx', 'yy', 'zz', 'xy', 'yz', 'zx'] as const).every(
    (key) => Math.abs(inertia[key] - density * whole.inertia[key]) <= EVEN * most,
  );
  return isAlike && length(sub(com, whole.com)) <= EVEN * Math.sqrt(most / mass) ? density : null;
}

/** Of bores that are heavier by so much than what was there, kg/m3, the one that changes least of the weight. */
function smallest({ mass, com }: BodySpec, hull: Polyhedron, way: Vec3, heavier: number): Bore | null {
  const axis = normalizeOr(way, UNIT_Y);
  const most = 2 * Math.max(...hull.vertices.map((vertex) => length(sub(vertex, com))));
  const step = STEP_M * Math.max(1, Math.ceil(most / STEP_M / MOST_STEPS));
  const steps = Math.floor(most / step);
  let best: Bore | null = null;
  let least = mass; // of the weight, kg
  for (let wide = LEAST_STEPS; wide <= steps; wide += 1)
    for (let long = Math.max(LEAST_STEPS, Math.ceil(wide / FLATTEST)); long <= steps; long += 1) {
      const [across, deep] = [wide * step, long * step];
      const more = heavier * Math.PI * (across / 2) ** 2 * deep;
      if (Math.abs(more) >= least) break;
      const at = addScaled(com, way, (mass + more) / more); // (m c + more at) / (m + more) = c + way
      if (!isWithin(hull, at, axis, across / 2 + WALL_M, deep / 2 + WALL_M)) continue;
      least = Math.abs(more);
      best = {
        acrossMm: mm(across),
        deepMm: mm(deep),
        atMm: [mm(at.x), mm(at.y), mm(at.z)],
        massG: rounded(more / MM),
      };
    }
  return best;
}

const NEAREST_M = 1 * MM; // to the hull

/** Where the way of the centre leaves the hull, but for a millimetre: there the least weight moves it so far. */
function weightIn({ mass, com }: BodySpec, hull: Polyhedron, way: Vec3): Bores['weight'] {
  const axis = normalizeOr(way, UNIT_Y);
  const room = hull.faces.flatMap((face) => {
    const along = dot(face.normal, axis);
    return along > 0 ? [-heightOverFace(hull, face, com) / along] : [];
  });
  const far = Math.min(...room) - NEAREST_M;
  if (far <= length(way)) return null;
  const at = addScaled(com, axis, far);
  return {
    atMm: [mm(at.x), mm(at.y), mm(at.z)],
    massG: rounded((mass * length(way)) / (far - length(way)) / MM),
  };
}

const mm = (metres: number): number => rounded(metres / MM);

/** Whether a cylinder around this axis lies within the hull. */
const isWithin = (hull: Polyhedron, at: Vec3, axis: Vec3, radius: number, half: number): boolean =>
  hull.faces.every((face) => {
    const along = Math.abs(dot(face.normal, axis));
    return heightOverFace(hull, face, at) + along * half + Math.sqrt(Math.max(0, 1 - along * along)) * radius <= 0;
  });

const near = (value: number): string => String(Number(value.toFixed(2)) + 0);

const said = (what: string, { acrossMm, deepMm, atMm, massG }: Bore): string =>
  `${what} ${near(acrossMm)} mm across and ${near(deepMm)} mm deep around (${atMm.map(near).join(', ')}) mm, ${near(Math.abs(massG))} g ${massG < 0 ? 'lighter' : 'heavier'}`;

/** The same in words. */
export function boresSaid({ hollow, steel, weight }: Bores): string {
  const ways = [
    ...(hollow === null ? [] : [said('a round hollow', hollow)]),
    ...(steel === null ? [] : [said('a round piece of steel', steel)]),
  ];
  if (weight !== null) return `That is ${near(weight.massG)} g more at (${weight.atMm.map(near).join(', ')}) mm.`;
  return ways.length === 0
    ? 'No round hole that fits into it, empty or filled with steel, is known to bring that about.'
    : `That is ${ways.join(', or ')}, along the way of the centre.`;
}
