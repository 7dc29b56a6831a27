import { hullCorners } from '#sim/geometry/hullCorners.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { evenlyFilled } from '#sim/roll/massProperties.ts';
import { cutOf } from './cutsItself.ts';
import { closedMesh, trianglesIn, type Mesh } from './mesh.ts';

/** All that a throw needs of a mesh: its hull, which touches, and the integrals over its volume, which weigh. mm. */
export interface Measured {
  readonly fromTriangles: number;
  readonly hullMm: [number, number, number][];
  /** No point of the mesh stands further over a face of that hull. */
  readonly missedMm: number;
  readonly volumeMm3: number;
  readonly centreMm: [number, number, number];
  /** About the centre, along the axes, of a density of one: integrals of y2 + z2, z2 + x2, x2 + y2. */
  readonly inertiaMm5: [number, number, number];
  /** Minus the integrals of x y, y z, z x. */
  readonly productsMm5: [number, number, number];
}

/** A simulated hull has so many corners at most. */
export const MOST_CORNERS = 200;
/** So near to a face is on it, mm: coordinates of files with three places are a plane then. */
const NEAR_MM = 1e-3;
const PLACES = 1e6; // of a mm
const DIGITS = 12;

const rounded = (mm: number): number => Math.round(mm * PLACES) / PLACES + 0;
const tidy = (value: number): number => Number(value.toPrecision(DIGITS)) + 0;

/**
 * Keeps of a mesh in mm all that a throw needs. One whose triangles all look inwards is turned inside out.
 * Faults: `not-closed`, `no-volume`, and `cuts-itself`.
 */
export function measured(mesh: Mesh): Result<Measured> {
  const closed = closedMesh(mesh);
  if (!closed.ok) return closed;
  const { points, triangles } = closed.value;
  const vertices = Array.from({ length: points.length / 3 }, (_, i) =>
    vec3(points[3 * i] ?? 0, points[3 * i + 1] ?? 0, points[3 * i + 2] ?? 0),
  );
  const faces = Array.from({ length: trianglesIn(closed.value) }, (_, t) => ({
    vertices: [triangles[3 * t] ?? 0, triangles[3 * t + 1] ?? 0, triangles[3 * t + 2] ?? 0],
  }));
  const { mass: volume, com, inertia } = evenlyFilled({ vertices, faces });
  const hull = hullCorners(vertices, MOST_CORNERS, NEAR_MM);
  if (hull === null || Math.abs(volume) < NEAR_MM) return fault('no-volume', 'It encloses no volume.');
  const cut = cutOf(closed.value);
  if (cut !== null) return fault('cuts-itself', cutSaid(cut));
  const way = Math.sign(volume);
  const { xx, yy, zz, xy, yz, zx } = inertia;
  return ok({
    fromTriangles: trianglesIn(closed.value),
    hullMm: hull.corners.map(({ x, y, z }) => [rounded(x), rounded(y), rounded(z)]),
    missedMm: rounded(hull.missed),
    volumeMm3: tidy(way * volume),
    centreMm: [rounded(com.x), rounded(com.y), rounded(com.z)],
    inertiaMm5: [tidy(way * xx), tidy(way * yy), tidy(way * zz)],
    productsMm5: [tidy(way * xy), tidy(way * yz), tidy(way * zx)],
  });
}

const cutSaid = ({ x, y, z }: Vec3): string =>
  `It cuts through itself, or shells of it overlap: at (${[x, y, z].map((mm) => Number(mm.toFixed(2)) + 0).join(', ')}) its surface lies within it. Join its parts in the program that it comes from.`;
