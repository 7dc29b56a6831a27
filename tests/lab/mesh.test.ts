import { describe, expect, it } from 'vitest';
import { convexHull3 } from '#sim/geometry/convexHull3.ts';
import { hullCorners } from '#sim/geometry/hullCorners.ts';
import { heightOverFace } from '#sim/geometry/polyhedron.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { loadPhysics } from '#sim/physics.ts';
import type { Fault, Result } from '#sim/result.ts';
import { volumeOf } from '#sim/roll/massProperties.ts';
import { keptOf, saidOfMesh } from '#lab/mesh/kept.ts';
import { measured } from '#lab/mesh/measure.ts';
import { bodyOfMeshFile, type MeshSaid } from '#lab/mesh/bodyOfMesh.ts';
import { meshOfFile } from '#lab/mesh/meshFile.ts';
import { piecesOf } from '#lab/mesh/pieces.ts';
import { readObj } from '#lab/mesh/readObj.ts';
import { readStl } from '#lab/mesh/readStl.ts';
import { unitOf } from '#lab/mesh/unit.ts';
import { seedRandom, withRandom } from '#engine/random.ts';
import { bodyOfFile, readBody } from '#lab/rolls/bodyFile.ts';
import { sharesOf } from '#lab/rest/answer.ts';
import { must } from '../games/traction/support.ts';
import { asciiStl, binaryStl, boxMesh, bytesOf, meshOf, obj, together, torus, type Solid, grid } from './meshes.ts';

const DIE = boxMesh([8, 7, 6]);
/** The same box with a box taken out of one corner: an L, seen from the side. */
const STAIR: Solid = {
  points: [0, 12].flatMap((z) =>
    (
      [
        [0, 0],
        [20, 0],
        [20, 8],
        [10, 8],
        [10, 16],
        [0, 16],
      ] as const
    ).map(([x, y]) => [x, y, z] as const),
  ),
  triangles: [
    ...(
      [
        [0, 1, 2],
        [0, 2, 3],
        [0, 3, 4],
        [0, 4, 5],
      ] as const
    ).flatMap(
      ([a, b, c]) =>
        [
          [a, c, b],
          [a + 6, b + 6, c + 6],
        ] as const,
    ),
    ...[0, 1, 2, 3, 4, 5].flatMap((a) => {
      const b = (a + 1) % 6;
      return [
        [a, b, b + 6],
        [a, b + 6, a + 6],
      ] as const;
    }),
  ],
};

/** Rings between two poles. */
function ballOf(radius: number, n: number): Solid {
  const ring = Array.from({ length: n - 1 }, (_, j) => Math.PI * ((j + 1) / n));
  const points = ring.flatMap((down) =>
    Array.from({ length: 2 * n }, (_, i) => {
      const around = (Math.PI * i) / n;
      const out = radius * Math.sin(down);
      return [out * Math.cos(around), radius * Math.cos(down), out * Math.sin(around)] as const;
    }),
  );
  const [top, bottom] = [points.length, points.length + 1];
  const at = (j: number, i: number): number => 2 * n * j + (i % (2 * n));
  const triangles = Array.from({ length: 2 * n }, (_, i) => i).flatMap((i) => [
    [top, at(0, i + 1), at(0, i)] as const,
    [bottom, at(n - 2, i), at(n - 2, i + 1)] as const,
    ...ring
      .slice(1)
      .flatMap((_, j) => [
        [at(j, i), at(j, i + 1), at(j + 1, i)] as const,
        [at(j, i + 1), at(j + 1, i + 1), at(j + 1, i)] as const,
      ]),
  ]);
  return { points: [...points, [0, radius, 0], [0, -radius, 0]], triangles };
}

/** Along a limaçon, whose inner loop crosses the outer one. */
const loopedTube = (): Solid =>
  grid(120, 12, (u, v) => {
    const [a, b] = [2 * Math.PI * u, 2 * Math.PI * v];
    const [far, slope] = [4 + 8 * Math.cos(a), -8 * Math.sin(a)];
    const [x, y] = [slope * Math.cos(a) - far * Math.sin(a), slope * Math.sin(a) + far * Math.cos(a)];
    const out = Math.cos(b) / Math.hypot(x, y);
    return [far * Math.cos(a) + y * out, far * Math.sin(a) - x * out, Math.sin(b)];
  });

const squashed = ({ points, triangles }: Solid, by: number): Solid => ({
  points: points.map(([x, y, z]) => [x, y * by, z]),
  triangles,
});

const faultIn = (read: Result<unknown>): Fault => (read.ok ? expect.fail('it was read') : read.fault);
const saidOf = (bytes: Uint8Array | string, name = 'x.stl', said: MeshSaid = { unit: 'mm' }): string =>
  faultIn(bodyOfMeshFile({ name, bytes: typeof bytes === 'string' ? bytesOf(bytes) : bytes }, said)).message;

const sorted = (values: ArrayLike<number>): number[] => Array.from(values).sort((a, b) => a - b);

describe('an STL or an OBJ file', () => {
  const FILES: readonly (readonly [string, string, Uint8Array])[] = [
    ['binary', 'x.stl', binaryStl(DIE)],
    ['binary, though it begins with "solid"', 'x.STL', binaryStl(DIE, 'solid made by a program')],
    ['ASCII', 'x.stl', bytesOf(asciiStl(DIE))],
    ['ASCII with lines of Windows', 'x.stl', bytesOf(asciiStl(DIE, '\r\n'))],
    [
      'ASCII in capitals, and with a name of letters beyond ASCII',
      'x.stl',
      bytesOf(asciiStl(DIE).toUpperCase().replace('DIE', 'WÜRFEL')),
    ],
    ['OBJ', 'x.obj', bytesOf(obj(DIE))],
    ['OBJ with lines of Windows', 'x.obj', bytesOf(obj(DIE, '\r\n'))],
  ];

  it.each(FILES)('%s is read alike', (_, name, bytes) => {
    const { parts, title } = must(bodyOfMeshFile({ name: `prints/${name}`, bytes }, { unit: null }));
    const [part] = parts;
    if (part === undefined || !('measured' in part)) throw new Error('it has a mesh');
    expect(part.measured).toMatchObject({
      fromTriangles: 12,
      missedMm: 0,
      centreMm: [0, 0, 0],
      productsMm5: [0, 0, 0],
    });
    expect(part.measured.volumeMm3).toBeCloseTo(8 * 8 * 7 * 6, 9);
    expect(sorted(part.measured.hullMm.map(([x]) => x))).toEqual([-8, -8, -8, -8, 8, 8, 8, 8]);
    expect(title).toBe('x');
  });

  it('of OBJ may have quads, references to other things, negative places, colours, points of no face and long lines', () => {
    const text = `mtllib a.mtl\no box\n${DIE.points.map((place) => `v ${place.join('\t')} 0.5 0.5 0.5`).join('\n')}
vn 0 0 1\nvt 0 0\nv 99 99 99\nusemtl red\ns off
f -9/1/1 -7/1/1 -6/1/1 -8/1/1\nf 5//1 6//1 8//1 7//1\nf 1/1 2/1 6/1 5/1\nf 3 7 8 \\\n4\nf 1 5 7 3\nf 2 4 8 6\nl 1 2\n`;
    const kept = must(measured(must(meshOfFile({ name: 'x.obj', bytes: bytesOf(text) }, null))));
    expect(kept.volumeMm3).toBeCloseTo(2688, 9);
    expect(kept.hullMm, 'the point of no face is not among them').toHaveLength(8);
  });

  it.each([
    ['nothing', 'x.stl', '', 'It has 0 bytes'],
    ['a head alone', 'x.stl', binaryStl(DIE).subarray(0, 80), 'It has 80 bytes, which no STL file has.'],
    [
      'a file that was cut off',
      'x.stl',
      binaryStl(DIE).subarray(0, 400),
      'says that it has 12 triangles, which take 684',
    ],
    ['another count than there is', 'x.stl', withCount(9), 'says that it has 9 triangles, which take 534'],
    ['a count of billions', 'x.stl', withCount(4e9), 'says that it has 4000000000 triangles'],
    ['no triangles', 'x.stl', binaryStl({ points: [], triangles: [] }), 'It has no triangles.'],
    ['a corner that is no number', 'x.stl', withFloat(NaN), 'A corner of its triangle 1 is at NaN.'],
    ['a corner at infinity', 'x.stl', withFloat(Infinity), 'A corner of its triangle 1 is at Infinity.'],
    ['a corner of 1e38', 'x.stl', withFloat(1e38), 'mm long; expected at most 500'],
    ['ASCII that ends early', 'x.stl', asciiStl(DIE).slice(0, 1014), 'It ends before its last line'],
    ['ASCII without its last line', 'x.stl', asciiStl(DIE).replace(/endsolid.*/, ''), 'which is "endsolid"'],
    ['NaN in ASCII', 'x.stl', asciiStl(DIE).replace('8.000000e+0', 'NaN'), 'expected a vertex and three numbers'],
    [
      'a number in other words',
      'x.stl',
      asciiStl(DIE).replace('8.000000e+0', '0x8'),
      'expected a vertex and three numbers',
    ],
    ['a decimal comma', 'x.stl', asciiStl(DIE).replace('8.000000e+0', '8,0'), 'expected a vertex and three numbers'],
    [
      'a triangle of four corners',
      'x.stl',
      asciiStl(DIE).replace('  endloop', '   vertex 1 2 3\n  endloop'),
      'Line 8 is "endloop"; expected a triangle to end with three corners.',
    ],
    ['text that is no STL', 'x.stl', 'solid\nrock\nendsolid\n', 'Line 2 is "rock"; expected a word of an STL file.'],
    ['a page', 'x.stl', '<!doctype html>', 'It has 15 bytes'],
    ['OBJ without faces', 'x.obj', 'v 0 0 0\n', 'It has no faces'],
    ['OBJ of a point that is not there', 'x.obj', `${obj(DIE)}f 1 2 9\n`, 'Line 22 is "f 1 2 9"'],
    ['OBJ of point 0', 'x.obj', `${obj(DIE)}f 0 1 2\n`, 'Line 22 is "f 0 1 2"'],
    ['OBJ of a point before the first', 'x.obj', `${obj(DIE)}f -9 1 2\n`, 'Line 22 is "f -9 1 2"'],
    ['OBJ of a point that comes later', 'x.obj', `f 1 2 3\n${obj(DIE)}`, 'Line 1 is "f 1 2 3"'],
    ['OBJ with NaN', 'x.obj', 'v 0 nan 0\n', 'Line 1 is "v 0 nan 0"; expected v and three numbers.'],
  ] as const)('with %s is refused in a sentence', (_, name, bytes, said) => {
    expect(saidOf(bytes, name)).toContain(said);
  });

  it('is refused with 300,000 triangles, and above 10 MB, before anything is made of it', () => {
    const many = new Uint8Array(84 + 50 * 300_000);
    new DataView(many.buffer).setUint32(80, 300_000, true);
    expect(faultIn(readStl(many)).message).toBe(
      'It has 300000 triangles or more; 200000 are the most. Save it with fewer.',
    );
    expect(saidOf(many)).toBe('It has 15000084 bytes; expected at most 10000000.');
    const faces = `v 0 0 0\nv 1 0 0\nv 0 1 0\n${'f 1 2 3\n'.repeat(200_001)}`;
    expect(faultIn(readObj(bytesOf(faces))).message).toContain('200000 are the most');
  });
});

function withCount(count: number): Uint8Array {
  const bytes = binaryStl(DIE);
  new DataView(bytes.buffer).setUint32(80, count, true);
  return bytes;
}

function withFloat(value: number): Uint8Array {
  const bytes = binaryStl(DIE);
  new DataView(bytes.buffer).setFloat32(84 + 12, value, true);
  return bytes;
}

describe('the unit of a mesh', () => {
  it('is the one in which it is a thing to throw, and asked for where it is in both', () => {
    expect([16, 120, 0.63, 3, 5.5, 300, 0.001].map(unitOf)).toEqual(['mm', 'mm', 'in', 'in', null, null, null]);
    const small = binaryStl(boxMesh([2.75, 2, 2]));
    const told = faultIn(bodyOfMeshFile({ name: 'x.stl', bytes: small }, { unit: null }));
    expect(told.code).toBe('unclear-unit');
    expect(told.message).toBe('It is 5.5 long, which may be millimetres or inches: say which.');
  });

  it('scales it: a die of 0.63 inches is 16 mm wide', () => {
    const inches = must(meshOfFile({ name: 'x.stl', bytes: binaryStl(boxMesh([0.315, 0.315, 0.315])) }, null));
    expect(Math.max(...Array.from(inches.points))).toBeCloseTo(8.001, 5);
    expect(saidOf(binaryStl(boxMesh([40, 40, 40])), 'x.stl', { unit: 'in' })).toContain('It is 2030 mm long');
    expect(saidOf(binaryStl(boxMesh([400, 40, 40])), 'x.stl', { unit: null })).toContain(
      'It is 800 mm long; expected at most 500.',
    );
  });

  it('leaves a mesh as it is turned, its middle in the middle', () => {
    const away = must(meshOfFile({ name: 'x.stl', bytes: binaryStl(boxMesh([8, 7, 6], [1000, -200, 33])) }, null));
    const kept = must(measured(away));
    expect(kept.centreMm).toEqual([0, 0, 0]);
    expect(Math.max(...kept.hullMm.map(([, , z]) => z))).toBe(6);
  });
});

describe('a mesh that encloses nothing', () => {
  const { points, triangles } = DIE;
  const turned = (at: number) =>
    triangles.map(([a, b, c], i) => (i === at ? ([a, c, b] as const) : ([a, b, c] as const)));
  it.each([
    [
      'with a hole',
      { points, triangles: triangles.slice(1) },
      'It is not closed: 3 of its edges have a triangle on one side',
    ],
    ['with a triangle twice', { points, triangles: [...triangles, [0, 2, 3]] }, 'It is not closed: 3 of its edges'],
    [
      'with a triangle the other way round',
      { points, triangles: turned(4) },
      'Its triangles look to different sides: 3 of its edges',
    ],
    [
      'flat',
      {
        points,
        triangles: [
          [0, 1, 2],
          [2, 1, 0],
          [1, 2, 3],
          [3, 2, 1],
        ],
      },
      'It encloses no volume.',
    ],
    [
      'of lines',
      {
        points,
        triangles: [
          [0, 0, 1],
          [1, 1, 0],
          [0, 1, 1],
          [1, 0, 0],
        ],
      },
      'It has 0 triangles that are more than a line',
    ],
  ] as const)('%s is refused in a sentence', (_, solid, said) => {
    expect(faultIn(measured(meshOf(solid as Solid))).message).toContain(said);
  });

  it('is told where: the first edge that is open', () => {
    const message = faultIn(measured(meshOf({ points, triangles: triangles.slice(1) }))).message;
    expect(message).toMatch(/the first from \(-?8, -?7, -?6\) to \(-?8, -?7, -?6\)\.$/);
  });
});

describe('a mesh', () => {
  it('of a box weighs what the box does', () => {
    const body = must(
      bodyOfFile(must(bodyOfMeshFile({ name: 'x.stl', bytes: binaryStl(DIE) }, { unit: 'mm', densityGCm3: 2 }))),
    );
    const same = must(
      readBody({ format: 'tumbletop/body', version: 1, parts: [{ box: { halfMm: [8, 7, 6] } }], densityGCm3: 2 }),
    );
    expect(body.spec.mass).toBeCloseTo(same.spec.mass, 12);
    for (const axis of ['x', 'y', 'z'] as const)
      expect(body.spec.solid.inertia[axis] / same.spec.solid.inertia[axis]).toBeCloseTo(1, 9);
    const [own, shares] = [sharesOf(body), sharesOf(same)];
    expect(sorted([...own.values()])).toEqual(
      sorted([...shares.values()]).map((share) => expect.closeTo(share, 9) as number),
    );
  });

  it('of a torus has its true volume and moments, and its hull to touch with', () => {
    const [ring, tube, n, m] = [10, 4, 240, 120];
    const kept = must(measured(meshOf(torus(ring, tube, n, m))));
    // Of polygons of so many corners, by Pappus: a little less than the round one.
    expect(kept.volumeMm3 / (2 * Math.PI ** 2 * ring * tube * tube)).toBeCloseTo(1, 2);
    const mass = kept.volumeMm3;
    expect(kept.inertiaMm5[2] / (mass * (ring * ring + (3 / 4) * tube * tube))).toBeCloseTo(1, 2);
    expect(kept.inertiaMm5[0] / (mass * ((ring * ring) / 2 + (5 / 8) * tube * tube))).toBeCloseTo(1, 2);
    const said = saidOfMesh(keptOf({ measured: { ...kept, atMm: [0, 0, 0] } }));
    expect(said).toMatch(
      /^Of a mesh of 57600 triangles the hull touches, with 200 corners, over which .* 0\.\d+ mm at most; it does not fill 2\d\.\d % of its hull, and nothing reaches into its hollows: an STL or OBJ file is split /,
    );
  });

  it('with a hollow inside, whose triangles look into it, is lighter by that', () => {
    const hollow = together(boxMesh([8, 8, 8]), boxMesh([4, 4, 4], [2, 0, 0], true));
    const kept = must(measured(meshOf(hollow)));
    expect(kept.volumeMm3).toBeCloseTo(4096 - 512, 9);
    expect(kept.centreMm[0]).toBeCloseTo(-(512 * 2) / 3584, 6);
  });

  it('that was saved inside out is turned', () => {
    const inwards = must(measured(meshOf(boxMesh([8, 7, 6], [0, 0, 0], true))));
    const { hullMm, ...kept } = must(measured(meshOf(DIE)));
    expect(inwards).toMatchObject(kept);
    expect(new Set(inwards.hullMm.map(String))).toEqual(new Set(hullMm.map(String)));
  });

  it('of an L has the weight of an L: its corner is not filled', () => {
    const kept = must(measured(meshOf(STAIR)));
    expect(kept.volumeMm3).toBeCloseTo(12 * (20 * 8 + 10 * 8), 6);
    const { concavity } = keptOf({ measured: { ...kept, atMm: [0, 0, 0] } });
    expect(concavity).toBeCloseTo(1 - 240 / (20 * 16 - (10 * 8) / 2), 4);
  });

  it('that is simple keeps all of its hull, whatever lies in its sides', () => {
    const fine = must(measured(meshOf(together(DIE, boxMesh([3, 3, 3], [0, 0, 0], true)))));
    expect(fine.hullMm).toHaveLength(8);
    expect(fine.missedMm).toBe(0);
  });

  it('in a body file is measured where it is read, and stays so', () => {
    const whole = {
      points: DIE.points.map(([x, y, z]) => [x / 25.4, y / 25.4, z / 25.4]),
      triangles: DIE.triangles,
      unit: 'in',
    };
    const file = { format: 'tumbletop/body', version: 2, densityGCm3: 1, parts: [{ mesh: whole }] };
    const body = must(readBody(file));
    expect(body.spec.mass * 1e3).toBeCloseTo(2.688, 9);
    expect(new Set(body.faces.map(({ name }) => name)).size, 'its sides are found').toBe(6);
    const again = must(bodyOfMeshFile({ name: 'x.stl', bytes: binaryStl(DIE) }, { unit: null }));
    expect(must(readBody(JSON.parse(JSON.stringify(again)))).spec.mass).toBe(must(bodyOfFile(again)).spec.mass);
  });

  it.each([
    [
      'a corner that is not there',
      { triangles: [...DIE.triangles, [0, 1, 8]] },
      '$.parts[0].mesh.triangles[12] is [0,1,8]; expected points by their places, 0 to 7.',
    ],
    ['a hole', { triangles: DIE.triangles.slice(1) }, 'expected those of a closed mesh: It is not closed'],
    ['no unit', { unit: undefined }, '$.parts[0].mesh.unit'],
    ['a unit of its own', { unit: 'cm' }, '$.parts[0].mesh.unit is "cm"'],
    ['a point far out', { points: [[0, 0, 999], ...DIE.points.slice(1)] }, 'expected points within 250 mm'],
  ])('in a body file with %s is refused in a sentence', (_, change, said) => {
    const mesh = { points: DIE.points, triangles: DIE.triangles, unit: 'mm', ...change };
    const read = readBody({ format: 'tumbletop/body', version: 2, densityGCm3: 1, parts: [{ mesh }] });
    expect(read.ok ? '' : read.fault.message).toContain(said);
  });

  it('has a shell where it is convex, and none where it is not', () => {
    const bodyWith = (solid: Solid) =>
      readBody({
        format: 'tumbletop/body',
        version: 2,
        densityGCm3: 1,
        parts: [{ mesh: { points: solid.points, triangles: solid.triangles, unit: 'mm' }, shellMm: 1 }],
      });
    expect(must(bodyWith(DIE)).spec.mass * 1e6).toBeCloseTo(2688 - 14 * 12 * 10, 6);
    expect(faultIn(bodyWith(STAIR)).message).toBe(
      '$.parts[0].shellMm is that of a mesh that is not convex; expected none.',
    );
  });
});

describe('a mesh that cuts through itself', () => {
  it.each([
    ['two boxes that overlap', together(DIE, boxMesh([8, 7, 6], [6, 5, 4]))],
    ['a box within another, as if both were filled', together(DIE, boxMesh([2, 2, 2]))],
    ['the same box twice', together(DIE, DIE)],
    ['a hollow that reaches out of its box', together(DIE, boxMesh([2, 2, 2], [7, 0, 0], true))],
    ['one shell, a tube that runs through itself', loopedTube()],
    ['the same, inside out', together(boxMesh([8, 7, 6], [0, 0, 0], true), boxMesh([8, 7, 6], [6, 5, 4], true))],
  ])('is refused: %s', (_, solid) => {
    expect(faultIn(measured(meshOf(solid))).message).toMatch(
      /^It cuts through itself, or shells of it overlap: at \(-?[\d.]+, -?[\d.]+, -?[\d.]+\) its surface lies within it/,
    );
  });

  it.each([
    ['boxes side by side', together(DIE, boxMesh([8, 7, 6], [16, 0, 0]))],
    ['a smaller box that stands on another', together(DIE, boxMesh([2, 2, 2], [0, 9, 0]))],
    ['a box in the hollow of another', together(DIE, boxMesh([4, 4, 4], [0, 0, 0], true), boxMesh([1, 1, 1]))],
    ['a ring', torus(10, 4, 60, 30)],
  ])('is told from what only touches, or lies within a hollow: %s', (_, solid) => {
    expect(must(measured(meshOf(solid))).volumeMm3).toBeGreaterThan(0);
  });
});

describe('a measured part that somebody wrote', () => {
  const own = must(measured(meshOf(DIE)));
  const saidWith = (change: object): string => {
    const part = { measured: { ...own, ...change } };
    const read = readBody({ format: 'tumbletop/body', version: 2, densityGCm3: 1, parts: [part] });
    return read.ok ? '' : `${read.fault.path}: ${read.fault.message}`;
  };
  const [xx, yy, zz] = own.inertiaMm5;

  it.each([
    ['volume', { volumeMm3: 2689 }, 'volumeMm3 is 2689; expected at most the 2688 of its hull.'],
    ['centre', { centreMm: [0, 7.01, 0] }, 'centreMm is [0,7.01,0]; expected a place within its hull.'],
    [
      'moments above the hull’s',
      { inertiaMm5: [xx, yy, zz * 1.001] },
      'inertiaMm5[2] is 101349.24799999999; expected at most 101249,',
    ],
    [
      'moments of more than its volume has anywhere',
      { volumeMm3: 10, inertiaMm5: [2000, yy / 100, zz / 100] },
      'inertiaMm5[0] is 2000; expected at most 850',
    ],
    ['moments of a point', { inertiaMm5: [1, 1, 1] }, 'inertiaMm5 is [1,1,1]; expected together 239978 or more'],
    ['a hull that is no hull', { missedMm: 3 }, 'missedMm is 3; expected at most 1.5'],
  ])('is refused with its place and value: its %s', (_, change, said) => {
    expect(saidWith(change)).toMatch(/^\$\.parts\[0\]\.measured\./);
    expect(saidWith(change)).toContain(`: $.parts[0].measured.${said}`);
  });

  it('is taken wherever it is moved, and as every mesh is measured', () => {
    expect(saidWith({ atMm: [40, -30, 20] })).toBe('');
    for (const n of [6, 24]) {
      for (const solid of [torus(10, 4, 3 * n, n), ballOf(9, n), squashed(ballOf(20, n), 0.05)]) {
        const body = must(bodyOfMeshFile({ name: 'x.stl', bytes: binaryStl(solid) }, { unit: 'mm' }));
        expect(bodyOfFile(body)).toMatchObject({ ok: true });
      }
    }
  });
});

describe('a mesh that is hollow', async () => {
  const physics = await loadPhysics();
  const bodyWith = (solid: Solid) =>
    must(
      bodyOfMeshFile({ name: 'x.stl', bytes: binaryStl(solid) }, { unit: 'mm', densityGCm3: 1 }, (mesh) =>
        piecesOf(physics, mesh),
      ),
    );
  const keptIn = ({ parts: [part] }: ReturnType<typeof bodyWith>) =>
    part !== undefined && 'measured' in part ? part.measured : expect.fail('it has a mesh');
  const volumeIn = (file: ReturnType<typeof bodyWith>): number =>
    must(bodyOfFile(file)).spec.parts.reduce((sum, { shape }) => sum + volumeOf(shape) * 1e9, 0);

  it('touches with convex pieces that leave its hollow free, and weighs as before', () => {
    const file = bodyWith(STAIR);
    expect(keptIn(file).piecesMm).toHaveLength(2);
    expect(volumeIn(file) / 2880).toBeCloseTo(1, 1);
    const { spec } = must(bodyOfFile(file));
    expect(spec.mass * 1e3).toBeCloseTo(2.88, 9);
    expect(spec.solid.hulls).toHaveLength(2);
    expect(saidOfMesh(keptOf({ measured: keptIn(file) }))).toBe(
      'Of a mesh of 20 triangles 2 convex pieces touch; it does not fill 14.3 % of its hull.',
    );
  });

  it('has the same pieces again, to the bit, and its hull lies as its own does', () => {
    const ring = torus(10, 4, 60, 30);
    const file = bodyWith(ring);
    expect(bodyWith(ring)).toEqual(file);
    expect(volumeIn(file) / keptIn(file).volumeMm3).toBeCloseTo(1, 1);
    const flat = [...sharesOf(must(bodyOfFile(file))).values()].toSorted((a, b) => b - a).slice(0, 2);
    for (const share of flat) expect(share).toBeGreaterThan(0.45);
    expect(must(readBody(JSON.parse(JSON.stringify(file)))).spec).toEqual(must(bodyOfFile(file)).spec);
  });

  it('stays whole where its hollows are small, as engraved figures are', () => {
    const engraved = together(boxMesh([8, 8, 8]), boxMesh([4, 4, 1], [0, 0, 6], true));
    expect(keptIn(bodyWith(engraved)).piecesMm).toBeUndefined();
    expect(keptIn(bodyWith(DIE)).piecesMm).toBeUndefined();
  });
});

describe('the corners of a hull that matter most', () => {
  it('are corners of it, and no point stands further over their hull than is said', () => {
    for (let seed = 1; seed < 40; seed += 1) {
      const points = withRandom(seedRandom(seed), (random) =>
        Array.from({ length: 60 + 10 * seed }, () => {
          const part = (): number => random.integer(-1000, 1000) / 1e5;
          return vec3(part(), part() * 0.8, part() * 0.4);
        }),
      ).value;
      const kept = hullCorners(points, 8 + (seed % 20), 1e-9) ?? expect.fail('it is a solid');
      const hull = convexHull3(kept.corners);
      const over = Math.max(...hull.faces.flatMap((face) => points.map((at) => heightOverFace(hull, face, at))));
      expect(over).toBeLessThanOrEqual(kept.missed + 1e-12);
      expect(kept.corners.every((corner) => points.includes(corner))).toBe(true);
    }
  });

  it('are all of them where there are few', () => {
    const points = withRandom(seedRandom(5), (random) =>
      Array.from({ length: 300 }, () =>
        vec3(random.integer(-99, 99), random.integer(-99, 99), random.integer(-99, 99)),
      ),
    ).value.map(({ x, y, z }) => vec3(x / 1e4, y / 1e4, z / 1e4));
    const kept = hullCorners(points, 200, 1e-9) ?? expect.fail('it is a solid');
    const [own, all] = [convexHull3(kept.corners), convexHull3(points)];
    expect(new Set(own.vertices)).toEqual(new Set(all.vertices));
    expect(kept.missed).toBeLessThanOrEqual(1e-9);
  });

  it('are none of points in a plane', () => {
    expect(hullCorners([vec3(0, 0, 0), vec3(1, 0, 0), vec3(0, 1, 0), vec3(1, 1, 0)], 200, 1e-9)).toBeNull();
    expect(hullCorners([], 200, 1e-9)).toBeNull();
  });

  it('of a mesh of 200,000 triangles are found in no time', () => {
    const dense = meshOf(torus(10, 4, 500, 200));
    const kept = must(measured(dense));
    expect(kept.fromTriangles).toBe(200_000);
    expect(kept.hullMm.length).toBeLessThanOrEqual(200);
    expect(kept.missedMm).toBeLessThan(0.3);
  });
});
