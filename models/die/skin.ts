import type { DieName } from '#sim/roll/dice.ts';
import { add, Mesh, scale, unit, type Vec3 } from '../mesh.ts';
import { cross, dot, facesOf, sub, type DieFace } from './faces.ts';

/** Strips beside the edges, which are shaded as if they were rounded, mm: what is rounded off dice in shops. */
const ROUND_MM = 0.8;

/** The skin of a die: its hull to the last corner, with strips beside its edges that are shaded as if rounded. */
export function dieSkin(name: DieName): Mesh {
  const faces = facesOf(name);
  const mesh = new Mesh();
  for (const face of faces) addFace(mesh, face, faces);
  return mesh;
}

function addFace(mesh: Mesh, face: DieFace, faces: readonly DieFace[]): void {
  const { corners, normal } = face;
  const count = corners.length;
  const at = (i: number): Vec3 => corners[(i + count) % count] ?? corners[0] ?? [0, 0, 0];
  const along = (i: number): Vec3 => unit(sub(at(i + 1), at(i)));
  const inner = corners.map((corner, i) => mesh.vertex(add(corner, inwards(along(i - 1), along(i), normal)), normal));
  inner.slice(2).forEach((_, i) => mesh.triangle(inner[0] ?? 0, inner[i + 1] ?? 0, inner[i + 2] ?? 0));
  corners.forEach((corner, i) => {
    const [here, next] = [inner[i] ?? 0, inner[(i + 1) % count] ?? 0];
    const edge = shared(faces, [corner, at(i + 1)]);
    const from = mesh.vertex(add(corner, scale(along(i), ROUND_MM)), edge);
    const to = mesh.vertex(add(at(i + 1), scale(along(i), -ROUND_MM)), edge);
    const [first, last] = [corner, at(i + 1)].map((end) => mesh.vertex(end, shared(faces, [end])));
    mesh.quad(from, to, next, here);
    mesh.triangle(first ?? 0, from, here);
    mesh.triangle(to, last ?? 0, next);
  });
}

/** From a corner to where the strips of its two edges meet. */
function inwards(before: Vec3, after: Vec3, normal: Vec3): Vec3 {
  const [fromBefore, fromAfter] = [cross(normal, before), cross(normal, after)];
  return scale(add(fromBefore, fromAfter), ROUND_MM / (1 + dot(fromBefore, fromAfter)));
}

const SAME_MM = 1e-6;
const isAt = (a: Vec3, b: Vec3): boolean => dot(sub(a, b), sub(a, b)) < SAME_MM;

/** The middle of the directions of all sides that have these corners. */
const shared = (faces: readonly DieFace[], ends: readonly Vec3[]): Vec3 =>
  unit(
    faces
      .filter(({ corners }) => ends.every((end) => corners.some((corner) => isAt(corner, end))))
      .reduce<Vec3>((sum, { normal }) => add(sum, normal), [0, 0, 0]),
  );
