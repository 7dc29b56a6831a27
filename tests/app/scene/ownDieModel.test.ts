import { describe, expect, it } from 'vitest';
import { cellOf } from '#app/scene/looks/dice/cells.ts';
import { ownDieModel } from '#app/scene/looks/dice/ownDieModel.ts';
import { dieMade } from '#engine/ownDie/ownDie.ts';
import { readOwnDie } from '#lab/rolls/readOwnDie.ts';
import { cross, dot, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import { boxFile } from '../../engine/ownDie/bodies.ts';
import { must } from '../../games/truck-off/support.ts';

const specOf = (file: object): BodySpec => must(dieMade(must(readOwnDie(file, 6)), 6)).spec;
const box = specOf(boxFile());
const CORNERS = [
  [8, 8, 8],
  [8, -8, -8],
  [-8, 8, -8],
  [-8, -8, 8],
] as const;
const tetrahedron = specOf({
  format: 'tumbletop/body',
  version: 1,
  densityGCm3: 1.2,
  parts: [{ hull: { pointsMm: CORNERS } }],
  faces: CORNERS.map(([x, y, z], i) => ({ name: `${i + 1}`, normal: [-x, -y, -z] })),
});

const toVec3 = ([x, y, z]: readonly [number, number, number]): Vec3 => vec3(x, y, z);

describe('a body that is drawn as a die', () => {
  it('has each number on the side that is up when it is read, written to be seen from outside', () => {
    const { numerals } = ownDieModel(box);
    expect(numerals.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5', '6_']);
    for (const { name, atM, acrossM, upM } of numerals) {
      const up = box.faces.find((face) => face.name === name.replace('_', ''))?.normals[0] ?? vec3(0, 0, 0);
      expect(dot(toVec3(atM), up)).toBeGreaterThan(0.008);
      expect(dot(cross(toVec3(acrossM), toVec3(upM)), up)).toBeGreaterThan(0);
      expect(() => cellOf(name)).not.toThrow();
    }
  });

  it('has a number where a corner is up on every side beside that corner', () => {
    const { numerals } = ownDieModel(tetrahedron);
    for (const [i, corner] of CORNERS.entries()) {
      const own = numerals.filter(({ name }) => name === `${i + 1}`);
      expect(own).toHaveLength(3);
      for (const { atM } of own)
        expect(dot(toVec3(atM), toVec3(corner as [number, number, number]))).toBeGreaterThan(0);
    }
  });

  it('is drawn as it touches: every corner of its skin is a corner of its parts', () => {
    const { positions, indices } = ownDieModel(tetrahedron).skin;
    const corners = tetrahedron.parts.flatMap(({ shape }) => shape.vertices);
    expect(indices).toHaveLength(12);
    for (let i = 0; i < positions.length; i += 3)
      expect(corners.some(({ x }) => Math.abs(x - (positions[i] ?? 0)) < 1e-6)).toBe(true);
  });
});
