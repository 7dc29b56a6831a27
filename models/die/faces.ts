import { DICE, sidesOf, type DieName } from '#sim/roll/dice.ts';
import { add, scale, type Vec3 } from '../mesh.ts';

const MM = 1000;

/** A flat side of a die, millimetres, corners counter-clockwise seen from outside. */
export interface DieFace {
  readonly corners: readonly Vec3[];
  readonly normal: Vec3;
  /** The number that is read with it up; of a d4, with it down. */
  readonly number: number;
}

export const sub = (a: Vec3, b: Vec3): Vec3 => add(a, scale(b, -1));
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec3): number => Math.sqrt(dot(a, a));

/** The sides of a die as the simulation has them. */
export function facesOf(name: DieName): readonly DieFace[] {
  const { parts, faces } = DICE[sidesOf(name)];
  const solid = parts[0]?.shape;
  if (solid === undefined) throw new Error('a die is one solid');
  return solid.faces.map(({ vertices, normal: { x, y, z } }) => {
    const normal: Vec3 = [x, y, z];
    const up = name === 'd4' ? scale(normal, -1) : normal;
    const read = faces.find(({ normals: [n] }) => n !== undefined && dot([n.x, n.y, n.z], up) > 0.999);
    return {
      normal,
      number: Number(read?.name),
      corners: vertices.map((i): Vec3 => {
        const corner = solid.vertices[i];
        if (corner === undefined) throw new Error('a side has its corners');
        return [corner.x * MM, corner.y * MM, corner.z * MM];
      }),
    };
  });
}
