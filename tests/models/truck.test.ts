import { readFile } from 'node:fs/promises';
import { getBounds, NodeIO, type Scene } from '@gltf-transform/core';
import { validateBytes } from 'gltf-validator';
import { describe, expect, test } from 'vitest';
import { bodySkin } from '../../models/truck/body.ts';
import type { Facets, Point } from '../../models/truck/facets.ts';
import { wheelSkin } from '../../models/truck/wheel.ts';
import { TRUCK_GLB, truckGlb } from '../../models/truckGlb.ts';
import { SEAT_LOOKS } from '#play/seatLooks.ts';
import { heightOverFace, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { TRUCK, WHEELS } from '#sim/roll/truck.ts';

const committed = () => readFile(new URL(`../../models/${TRUCK_GLB}`, import.meta.url));

const CHAMFERED_MM = 0.6; // corners of the collider that the skin's chamfers cut
const PROUD_MM = 1.2; // what is fitted to the sheet: flares, mirrors, lights
const TO_MM = 1000;

const pointsOf = (skins: ReadonlyMap<string, Facets>): Point[] => [...skins.values()].flatMap(({ points }) => points);
const wheel = pointsOf(wheelSkin());
const radiusM = 0.0092;
const placedWheels = [
  [0.025, 1],
  [0.025, -1],
  [-0.025, 1],
  [-0.025, -1],
].flatMap(([x = 0, side = 1]) =>
  wheel.map(([px, py, pz]): Point => [px + x * TO_MM, py + radiusM * TO_MM, pz + side * 8.5]),
);
const all: readonly Point[] = [...pointsOf(bodySkin()), ...placedWheels];

/** How far a point, mm, is outside a convex part, by the face it is furthest over. */
const outside = ([x, y, z]: Point, shape: Polyhedron): number =>
  Math.max(...shape.faces.map((face) => heightOverFace(shape, face, vec3(x / TO_MM, y / TO_MM, z / TO_MM)))) * TO_MM;

const within = ({ x, y, z }: Vec3, shape: Polyhedron): boolean => outside([x * TO_MM, y * TO_MM, z * TO_MM], shape) < 0;

/** How far the skin reaches in a direction. */
const reach = (points: readonly Point[], [x, y, z]: Point): number =>
  Math.max(...points.map((p) => p[0] * x + p[1] * y + p[2] * z));

const corners = TRUCK.parts.flatMap(({ shape }) =>
  shape.vertices.map(({ x, y, z }): Point => [x * TO_MM, y * TO_MM, z * TO_MM]),
);

/** Evenly all round: the golden angle from pole to pole. */
const DIRECTIONS: readonly Point[] = Array.from({ length: 2000 }, (_, i) => {
  const y = 1 - (2 * i + 1) / 2000;
  const across = Math.sqrt(1 - y * y);
  return [across * Math.cos(2.399963 * i), y, across * Math.sin(2.399963 * i)];
});

describe('the truck that is shown', () => {
  test('fills its colliders: in every direction it reaches as far as they do, but for its chamfers', () => {
    for (const direction of DIRECTIONS)
      expect(reach(all, direction), direction.join()).toBeGreaterThan(reach(corners, direction) - CHAMFERED_MM);
  });

  test('has every corner of every collider within its skin, to the chamfer', () => {
    const far = TRUCK.parts
      .flatMap(({ name, shape }) =>
        shape.vertices
          .filter((v) => !TRUCK.parts.some((other) => other.name !== name && within(v, other.shape)))
          .map(({ x, y, z }) => ({
            name,
            off: Math.min(...all.map((p) => Math.hypot(p[0] - x * TO_MM, p[1] - y * TO_MM, p[2] - z * TO_MM))),
          })),
      )
      // a wheel has as many lugs as it has, and grooves between them
      .filter(({ name, off }) => off > (WHEELS.includes(name as never) ? 1.2 : CHAMFERED_MM + 0.3));
    expect(far).toEqual([]);
  });

  test('sinks into a table by no more than what is fitted to it, however it lies', () => {
    for (const direction of DIRECTIONS)
      expect(reach(all, direction), direction.join()).toBeLessThan(reach(corners, direction) + PROUD_MM);
  });

  test('stands on its wheels: nothing of it is below the table, and lugs are on it', () => {
    const low = all.map(([, y]) => y);
    expect(Math.min(...low)).toBeGreaterThan(-0.001);
    expect(low.filter((y) => y < 0.001).length).toBeGreaterThan(4 * 4 - 1);
  });

  test('has facets that look outwards: each wheel and block encloses its volume', () => {
    const volume = ({ points, triangles }: Facets): number => {
      let sum = 0;
      for (let i = 0; i < triangles.length; i += 3) {
        const [a, b, c] = [0, 1, 2].map((k) => points[triangles[i + k] ?? 0]) as [Point, Point, Point];
        sum +=
          (a[0] * (b[1] * c[2] - b[2] * c[1]) +
            a[1] * (b[2] * c[0] - b[0] * c[2]) +
            a[2] * (b[0] * c[1] - b[1] * c[0])) /
          6;
      }
      return sum;
    };
    const body = bodySkin();
    for (const stuff of ['paint', 'trim', 'load', 'lamp'] as const)
      expect(volume(body.get(stuff) as Facets), stuff).toBeGreaterThan(0);
    const solid = [...wheelSkin().values()].reduce((sum, skin) => sum + volume(skin), 0);
    expect(solid).toBeGreaterThan(0.7 * Math.PI * 9.2 * 9.2 * 7);
    expect(solid).toBeLessThan(Math.PI * 9.38 * 9.38 * 7);
  });
});

describe('its file', () => {
  test('is built byte for byte as committed', async () => {
    expect(Buffer.from(await truckGlb()).equals(await committed())).toBe(true);
  });

  test('leaves gltf-validator nothing to say', async () => {
    const { issues } = await validateBytes(await committed());
    expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0, numInfos: 0, numHints: 0, messages: [] });
  });

  test('is small, in metres, 60 to 75 mm long, with its four wheels by name and a material for everything', async () => {
    const bytes = await committed();
    expect(bytes.byteLength).toBeLessThan(25_000);
    const root = (await new NodeIO().readBinary(bytes)).getRoot();
    const { min, max } = getBounds(root.listScenes()[0] as Scene);
    expect(max[0] - min[0]).toBeGreaterThan(0.06);
    expect(max[0] - min[0]).toBeLessThan(0.075);
    expect(root.listNodes().map((node) => node.getName())).toEqual(['truck', ...WHEELS]);
    expect(root.listMaterials().map((material) => material.getName())).toEqual([
      'paint',
      'trim',
      'tyre',
      'hub',
      'glass',
      'lamp',
      'tail',
      'load',
    ]);
  });

  test('says where a fleet has its mark, so that four fleets differ by more than colour', async () => {
    const root = (await new NodeIO().readBinary(await committed())).getRoot();
    const { marks } = (root.listNodes()[0]?.getExtras() ?? {}) as { marks: { name: string; atM: number[] }[] };
    expect(marks.map(({ name }) => name)).toEqual(['roof', 'right', 'left']);
    for (const {
      atM: [x = 0, y = 0, z = 0],
    } of marks) {
      const off = Math.min(...TRUCK.parts.map(({ shape }) => outside([x * TO_MM, y * TO_MM, z * TO_MM], shape)));
      expect(off).toBeGreaterThan(0);
      expect(off).toBeLessThan(0.3);
    }
    expect(new Set(SEAT_LOOKS.slice(0, 4).map(({ mark }) => mark)).size).toBe(4);
  });
});
