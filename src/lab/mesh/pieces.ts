import { hullCorners } from '#sim/geometry/hullCorners.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import { MOST_CORNERS_OF_PIECE, MOST_PIECES, type Mesh, type Pieces } from './mesh.ts';

const NEAR_MM = 1e-3;
const PLACES = 1e4; // of a mm: as fine as the engine has them

const rounded = (mm: number): number => Math.round(mm * PLACES) / PLACES + 0;

/**
 * A mesh that is not convex as convex pieces, by the engine's own decomposition (V-HACD: K. Mamou), which comes to the
 * same on every machine. Null where it finds none, or more than are simulated.
 */
export function piecesOf({ rapier }: Physics, { points, triangles }: Mesh): Pieces | null {
  const made = rapier.ColliderDesc.convexDecomposition(Float32Array.from(points), Uint32Array.from(triangles), {
    maxConvexHulls: MOST_PIECES / 2, // of which it makes more, at times
  });
  const shapes = made?.shape instanceof rapier.Compound ? made.shape.shapes : [];
  const pieces: [number, number, number][][] = [];
  let missedMm = 0;
  for (const shape of shapes) {
    if (!(shape instanceof rapier.ConvexPolyhedron)) return null;
    const { vertices } = shape;
    const corners = Array.from({ length: vertices.length / 3 }, (_, i) =>
      vec3(vertices[3 * i] ?? 0, vertices[3 * i + 1] ?? 0, vertices[3 * i + 2] ?? 0),
    );
    const kept = hullCorners(corners, MOST_CORNERS_OF_PIECE, NEAR_MM);
    if (kept === null) continue; // flat
    missedMm = Math.max(missedMm, rounded(kept.missed));
    pieces.push(kept.corners.map(({ x, y, z }) => [rounded(x), rounded(y), rounded(z)]));
  }
  return pieces.length > 1 && pieces.length <= MOST_PIECES ? { piecesMm: pieces, missedMm } : null;
}
