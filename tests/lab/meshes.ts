import type { Mesh } from '#lab/mesh/mesh.ts';

/** Meshes whose volumes are known, and files of them. */

type Place = readonly [number, number, number];
type Triangle = readonly [number, number, number];

export interface Solid {
  readonly points: readonly Place[];
  readonly triangles: readonly Triangle[];
}

/** A box along the axes, each side of two triangles; `inwards`: as a hollow within another one. */
export function boxMesh([x, y, z]: Place, [cx, cy, cz]: Place = [0, 0, 0], inwards = false): Solid {
  const points = [0, 1, 2, 3, 4, 5, 6, 7].map((i): Place => [
    cx + (i & 1 ? x : -x),
    cy + (i & 2 ? y : -y),
    cz + (i & 4 ? z : -z),
  ]);
  const sides = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ] as const;
  const triangles = sides.flatMap(([a, b, c, d]): Triangle[] => [
    [a, b, c],
    [a, c, d],
  ]);
  return { points, triangles: inwards ? triangles.map(([a, b, c]): Triangle => [a, c, b]) : triangles };
}

export const together = (...solids: readonly Solid[]): Solid =>
  solids.reduce((all, { points, triangles }) => ({
    points: [...all.points, ...points],
    triangles: [
      ...all.triangles,
      ...triangles.map(([a, b, c]): Triangle => [a + all.points.length, b + all.points.length, c + all.points.length]),
    ],
  }));

/** Quads all around a ring of rings: a torus, or with `from` below 0.5 turns a ball of that radius. */
export function grid(across: number, along: number, place: (u: number, v: number) => Place): Solid {
  const points: Place[] = [];
  const triangles: Triangle[] = [];
  for (let i = 0; i < across; i += 1) for (let j = 0; j < along; j += 1) points.push(place(i / across, j / along));
  const at = (i: number, j: number): number => (i % across) * along + (j % along);
  for (let i = 0; i < across; i += 1)
    for (let j = 0; j < along; j += 1)
      triangles.push([at(i, j), at(i + 1, j), at(i + 1, j + 1)], [at(i, j), at(i + 1, j + 1), at(i, j + 1)]);
  return { points, triangles };
}

const TURN = 2 * Math.PI;

export const torus = (ring: number, tube: number, across: number, along: number): Solid =>
  grid(across, along, (u, v) => {
    const far = ring + tube * Math.cos(TURN * v);
    return [far * Math.cos(TURN * u), far * Math.sin(TURN * u), tube * Math.sin(TURN * v)];
  });

export const meshOf = ({ points, triangles }: Solid): Mesh => ({ points: points.flat(), triangles: triangles.flat() });

const HEAD = 84;
const FACET = 50;

/** `begins`: the text of its head. */
export function binaryStl({ points, triangles }: Solid, begins = ''): Uint8Array {
  const bytes = new Uint8Array(HEAD + FACET * triangles.length);
  bytes.set([...begins].map((letter) => letter.charCodeAt(0)));
  const view = new DataView(bytes.buffer);
  view.setUint32(80, triangles.length, true);
  for (const [t, corners] of triangles.entries())
    for (const [k, value] of corners.flatMap((i) => points[i] ?? []).entries())
      view.setFloat32(HEAD + FACET * t + 12 + 4 * k, value, true);
  return bytes;
}

export const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

export const asciiStl = ({ points, triangles }: Solid, end = '\n'): string =>
  [
    'solid a die of mine',
    ...triangles.flatMap((corners) => [
      ' facet normal 0 0 0',
      '  outer loop',
      ...corners.map((i) => `   vertex ${(points[i] ?? []).map((part) => part.toExponential(6)).join(' ')}`),
      '  endloop',
      ' endfacet',
    ]),
    'endsolid a die of mine',
    '',
  ].join(end);

export const obj = ({ points, triangles }: Solid, end = '\n'): string =>
  [
    '# of mine',
    ...points.map((place) => `v ${place.join(' ')}`),
    ...triangles.map((corners) => `f ${corners.map((i) => i + 1).join(' ')}`),
    '',
  ].join(end);
