import { cross, dot, normalizeOr, sub, UNIT_Y, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { Line } from '../form/field.ts';
import { EYES, type Eye } from '../rolls/bodyEyes.ts';
import type { MeasuredFile } from '../rolls/partFile.ts';
import { closedMesh, trianglesIn, type Mesh } from './mesh.ts';
import type { KeptMesh } from './partOfMesh.ts';

/** The outlines of meshes by their names (`nameOfMesh`): for each eye its lines, mm, from the middle of the mesh. */
export type SeenMeshes = Readonly<Record<string, readonly (readonly Line[])[]>>;

/** Two meshes with the same figures are the same. */
export const nameOfMesh = ({ fromTriangles, volumeMm3, centreMm, inertiaMm5 }: MeasuredFile): string =>
  [fromTriangles, volumeMm3, ...centreMm, ...inertiaMm5].join();

/** Of each eye; those of a rough mesh of 200,000 triangles are more than can be seen. */
const MOST_LINES = 1500;

/** An edge, with the directions of the triangles on its sides. */
interface Edge {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly normals: Vec3[];
}

function edgesOf({ points, triangles }: Mesh): readonly Edge[] {
  const place = (i: number): Vec3 => vec3(points[3 * i] ?? 0, points[3 * i + 1] ?? 0, points[3 * i + 2] ?? 0);
  const count = points.length / 3;
  const edges = new Map<number, Edge>();
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [triangles[t] ?? 0, triangles[t + 1] ?? 0, triangles[t + 2] ?? 0] as const;
    const [a, b, c] = [place(corners[0]), place(corners[1]), place(corners[2])];
    const normal = normalizeOr(cross(sub(b, a), sub(c, a)), UNIT_Y);
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [i, j] = [Math.min(corners[from], corners[to]), Math.max(corners[from], corners[to])];
      const edge = edges.get(i * count + j) ?? { from: place(i), to: place(j), normals: [] };
      edge.normals.push(normal);
      edges.set(i * count + j, edge);
    }
  }
  return [...edges.values()];
}

const EDGE_ON = 1e-6;

/** The edges where triangles that look to the eye meet others, the longest ones first. */
function linesOf(edges: readonly Edge[], { right, up, towards }: Eye): readonly Line[] {
  const lines = edges.flatMap(({ from, to, normals }): Line[] => {
    const fronts = normals.filter((normal) => dot(normal, towards) > EDGE_ON).length;
    if (fronts === 0 || fronts === normals.length) return [];
    return [[dot(from, right), dot(from, up), dot(to, right), dot(to, up)].map(short) as unknown as Line];
  });
  const long = ([x, y, toX, toY]: Line): number => (toX - x) ** 2 + (toY - y) ** 2;
  return lines.length <= MOST_LINES ? lines : lines.toSorted((a, b) => long(b) - long(a)).slice(0, MOST_LINES);
}

const short = (mm: number): number => Math.round(mm * 100) / 100;

/** The outlines of meshes as every picture of a body has them. */
export const seenOf = (meshes: readonly KeptMesh[]): SeenMeshes =>
  Object.fromEntries(
    meshes.flatMap(({ part, mesh }) => {
      const closed = closedMesh(mesh);
      if (!closed.ok || trianglesIn(closed.value) === 0) return [];
      const edges = edgesOf(closed.value);
      return [[nameOfMesh(part), EYES.map(({ eye }) => linesOf(edges, eye))]];
    }),
  );
