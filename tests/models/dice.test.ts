import { readFile } from 'node:fs/promises';
import { NodeIO } from '@gltf-transform/core';
import { validateBytes } from 'gltf-validator';
import { describe, expect, test } from 'vitest';
import { dieModel } from '#app/scene/looks/dice/dieModel.ts';
import { cellOf } from '#app/scene/looks/dice/cells.ts';
import { DICE, DIE_NAMES, sidesOf } from '#sim/roll/dice.ts';
import { dieGlb, dieGlbName } from '../../models/diceGlb.ts';

const committed = (name: string) => readFile(new URL(`../../models/${name}`, import.meta.url));

type Point = readonly number[];
const dot = (a: Point, b: Point): number => a.reduce((sum, n, i) => sum + n * (b[i] ?? 0), 0);
const cross = ([ax = 0, ay = 0, az = 0]: Point, [bx = 0, by = 0, bz = 0]: Point): Point => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];
const length = (a: Point): number => Math.sqrt(dot(a, a));

describe.each(DIE_NAMES)('the model of the %s', (name) => {
  const { parts, faces } = DICE[sidesOf(name)];
  const hull = parts[0]?.shape.vertices.map(({ x, y, z }) => [x, y, z]) ?? [];
  const sides = parts[0]?.shape.faces.map(({ normal: { x, y, z } }) => [x, y, z]) ?? [];
  const model = async () => {
    const bytes = await committed(dieGlbName(name));
    return dieModel(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  };

  test('is built byte for byte as committed, and a valid file', async () => {
    const bytes = await committed(dieGlbName(name));
    expect(Buffer.from(await dieGlb(name)).equals(bytes)).toBe(true);
    const { issues } = await validateBytes(bytes);
    expect({ errors: issues.numErrors, warnings: issues.numWarnings }).toEqual({ errors: 0, warnings: 0 });
    expect((await new NodeIO().readBinary(bytes)).getRoot().listMeshes()).toHaveLength(1);
  });

  test('has the silhouette of the hull that is simulated: every corner, and nothing outside', async () => {
    const { skin } = await model();
    const points = Array.from({ length: skin.positions.length / 3 }, (_, i) => [
      skin.positions[3 * i] ?? 0,
      skin.positions[3 * i + 1] ?? 0,
      skin.positions[3 * i + 2] ?? 0,
    ]);
    const inradius = Math.max(...hull.map((corner) => dot(corner, sides[0] ?? [])));
    for (const point of points)
      expect(Math.max(...sides.map((side) => dot(point, side)))).toBeLessThan(inradius + 1e-7);
    for (const corner of hull)
      expect(Math.min(...points.map((point) => length(point.map((n, i) => n - (corner[i] ?? 0)))))).toBeLessThan(1e-7);
  });

  test('is closed and looks outwards: its triangles hold the volume of the hull', async () => {
    const { skin } = await model();
    const at = (i: number): Point => [0, 1, 2].map((k) => skin.positions[3 * i + k] ?? 0);
    let volume = 0;
    for (let i = 0; i < skin.indices.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => at(skin.indices[i + k] ?? 0));
      volume += dot(a ?? [], cross(b ?? [], c ?? [])) / 6;
    }
    expect(volume / (DICE[sidesOf(name)].mass / 1190)).toBeCloseTo(1, 5);
  });

  test('shows on the side that is up the number that the referee reads, of a d4 around the corner that is up', async () => {
    const { numerals } = await model();
    expect(numerals).toHaveLength(name === 'd4' ? 12 : sides.length);
    for (const { name: number, normals } of faces) {
      const [up] = normals.map(({ x, y, z }) => [x, y, z]);
      const shown = name === 'd10' && number === '10' ? '0' : number;
      const highest = numerals
        .toSorted((a, b) => dot(b.atM, up ?? []) - dot(a.atM, up ?? []))
        .slice(0, name === 'd4' ? 3 : 1);
      expect(new Set(highest.map((one) => one.name.replace('_', '')))).toEqual(new Set([shown]));
    }
  });

  test('reads from left to right seen from outside, and has a cell for each numeral', async () => {
    const { numerals } = await model();
    for (const { name: numeral, atM, acrossM, upM } of numerals) {
      expect(dot(cross(acrossM, upM), atM)).toBeGreaterThan(0);
      expect(length(acrossM)).toBeCloseTo(length(upM), 7);
      expect(() => cellOf(numeral)).not.toThrow();
    }
  });

  test('underlines 6 and 9 where it has both', async () => {
    const names = (await model()).numerals.map((one) => one.name);
    const both = sidesOf(name) > 9;
    expect(names.filter((one) => one === '6_' || one === '9_')).toHaveLength(both ? 2 : 0);
    if (both) expect(names.filter((one) => one === '6' || one === '9')).toEqual([]);
  });
});
