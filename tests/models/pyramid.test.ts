import { readFile } from 'node:fs/promises';
import { getBounds, NodeIO, type Scene } from '@gltf-transform/core';
import { validateBytes } from 'gltf-validator';
import { describe, expect, test } from 'vitest';
import { glbName, pyramidGlb } from '../../models/glb.ts';
import type { Vec3 } from '../../models/mesh.ts';
import { pipCentres, pipOutline } from '../../models/pip.ts';
import { buildPyramid, cavityMm, hullMm } from '../../models/pyramid.ts';
import { PYRAMIDS, PYRAMID_SIZES, WALL_MM } from '../../models/pyramidSizes.ts';

const committed = (name: string) => readFile(new URL(`../../models/${name}`, import.meta.url));

const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Inches of the published pieces: nothing here is read from the sources under test. */
const INCHES = { S: [9 / 16, 1], M: [25 / 32, 1 + 3 / 8], L: [1, 1 + 3 / 4] } as const;

describe.each(PYRAMID_SIZES)('the pyramid of size %s', (size) => {
  const { vertices, triangles } = buildPyramid(size);
  const [baseIn, heightIn] = INCHES[size];
  const half = (baseIn * 254) / 20;
  const height = (heightIn * 254) / 10;

  const corners = () =>
    Array.from({ length: triangles.length / 3 }, (_, i) =>
      [0, 1, 2].map((k) => vertices[triangles[3 * i + k] as number]?.at as Vec3),
    ) as [Vec3, Vec3, Vec3][];

  test('has the published sizes, corners A to D in order and the tip above the middle', () => {
    expect(hullMm(size)).toEqual([
      [half, 0, half],
      [-half, 0, half],
      [-half, 0, -half],
      [half, 0, -half],
      [0, height, 0],
    ]);
  });

  test('has a silhouette of exactly the hull: no vertex outside it, every corner of it a vertex', () => {
    const outside = vertices.filter(
      ({ at: [x, y, z] }) => y < 0 || Math.max(Math.abs(x), Math.abs(z)) > half * (1 - y / height) + 1e-9,
    );
    expect(outside).toEqual([]);
    for (const corner of hullMm(size)) {
      const nearest = Math.min(...vertices.map(({ at }) => Math.hypot(...minus(at, corner))));
      expect(nearest).toBeLessThan(1e-9);
    }
  });

  test('is hollow: its volume of plastic is the solid less the cavity, less the pips', () => {
    const volume = corners().reduce((sum, [a, b, c]) => sum + dot(a, cross(b, c)) / 6, 0);
    const cavity = cavityMm(PYRAMIDS[size]);
    const shell = (4 * half * half * height - cavity.baseMm ** 2 * cavity.heightMm) / 3;
    const pip = 3 * 3 * 0.6; // no larger than its box
    expect(volume).toBeLessThan(shell);
    expect(volume).toBeGreaterThan(shell - 4 * PYRAMIDS[size].pips * pip);
  });

  test('is closed but for nothing: every edge is shared by two triangles that run it both ways', () => {
    const key = (v: Vec3) => v.map((c) => Math.round(c * 1e4)).join();
    const seen = new Map<string, number>();
    for (const [a, b, c] of corners()) {
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        const [f, t] = [key(from), key(to)];
        const edge = f < t ? `${f} ${t}` : `${t} ${f}`;
        seen.set(edge, (seen.get(edge) ?? 0) + (f < t ? 1 : -1));
      }
    }
    expect([...seen].filter(([, balance]) => balance !== 0)).toEqual([]);
  });

  test('is shaded outwards: unit normals on the side the triangles turn to', () => {
    expect(Math.max(...vertices.map(({ normal }) => Math.abs(Math.hypot(...normal) - 1)))).toBeLessThan(1e-12);
    const inverted = corners().filter(([a, b, c], i) => {
      const facing = cross(minus(b, a), minus(c, a));
      return [0, 1, 2].some((k) => dot(facing, vertices[triangles[3 * i + k] as number]?.normal as Vec3) <= 0);
    });
    expect(inverted).toEqual([]);
  });

  test('has a wall of the stated thickness, square to its sides', () => {
    const cavity = cavityMm(PYRAMIDS[size]);
    const slant = Math.hypot(height, half);
    // The cavity's tip to the plane of a side.
    expect(((height - cavity.heightMm) * half) / slant).toBeCloseTo(WALL_MM, 9);
    expect(((half - cavity.baseMm / 2) * height) / slant).toBeCloseTo(WALL_MM, 9);
  });

  test('carries its pips inside the side, the rightmost in the middle, clear of each other', () => {
    const { pips } = PYRAMIDS[size];
    const centres = pipCentres(pips);
    const slant = Math.hypot(height, half);
    expect(centres).toHaveLength(pips);
    expect(centres.at(-1)?.[0]).toBe(0);
    for (const [u, v] of centres) {
      for (const { at } of pipOutline()) {
        expect(Math.abs(u + at[0])).toBeLessThan(half * (1 - (v + at[1]) / slant) - 0.5);
      }
    }
  });

  test('is built byte for byte as committed', async () => {
    expect(Buffer.from(await pyramidGlb(size)).equals(await committed(glbName(size)))).toBe(true);
  });

  test('leaves gltf-validator nothing to say', async () => {
    const { issues } = await validateBytes(await committed(glbName(size)));
    expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0, numInfos: 0, numHints: 0, messages: [] });
  });

  test('is a small file in metres whose extras are the collider', async () => {
    const bytes = await committed(glbName(size));
    expect(bytes.byteLength).toBeLessThan(12_000);
    const root = (await new NodeIO().readBinary(bytes)).getRoot();
    const extras = root.listNodes()[0]?.getExtras();
    expect(extras).toMatchObject({ collider: 'hull', size, hullM: hullMm(size).map((v) => v.map((c) => c / 1000)) });
    const bounds = getBounds(root.listScenes()[0] as Scene);
    for (const [i, at] of [half, height, half].entries()) expect(bounds.max[i]).toBeCloseTo(at / 1000, 8);
    for (const [i, at] of [-half, 0, -half].entries()) expect(bounds.min[i]).toBeCloseTo(at / 1000, 8);
  });
});
