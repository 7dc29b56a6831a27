import { fault, ok, type Result } from '#sim/result.ts';

/** Triangles as a file has them. */
export interface Mesh {
  /** x, y, z of one point after the other. */
  readonly points: ArrayLike<number>;
  /** Three points of one triangle after the other, counter-clockwise seen from outside. */
  readonly triangles: ArrayLike<number>;
}

// House limits: more than any print of a thing that a hand throws needs.
export const MOST_TRIANGLES = 200_000;
export const MOST_BYTES = 10_000_000;

export const FEWEST_TRIANGLES = 4;

/** Convex pieces that touch in a mesh's stead, by their corners. */
export interface Pieces {
  readonly piecesMm: [number, number, number][][];
  /** No point of a piece stands further over a face of what is kept of it. */
  readonly missedMm: number;
}

export const MOST_PIECES = 32;
export const MOST_CORNERS_OF_PIECE = 32;

const CORNERS = 3;

export const trianglesIn = ({ triangles }: Mesh): number => triangles.length / CORNERS;

/**
 * The same with each place once, and without triangles that have two corners in one place. Faults: `not-closed`, for a
 * surface that encloses nothing: with a border, or with triangles that look to different sides of it.
 */
export function closedMesh(mesh: Mesh): Result<Mesh> {
  const welded = weld(mesh);
  const border = borderOf(welded);
  if (border !== null) return fault('not-closed', border);
  return trianglesIn(welded) < FEWEST_TRIANGLES
    ? fault('not-closed', `It has ${trianglesIn(welded)} triangles that are more than a line; a solid has 4 or more.`)
    : ok(welded);
}

/** One point for each place, in the order in which triangles come to them. */
function weld({ points, triangles }: Mesh): Mesh {
  const places = new Places(triangles.length);
  const found = Array.from(triangles, (i) => places.of(at(points, i, 0), at(points, i, 1), at(points, i, 2)));
  const kept: number[] = [];
  for (let t = 0; t < found.length; t += CORNERS) {
    const [a = 0, b = 0, c = 0] = [found[t], found[t + 1], found[t + 2]];
    if (a !== b && b !== c && c !== a) kept.push(a, b, c);
  }
  return { points: places.points, triangles: kept };
}

const at = (points: ArrayLike<number>, i: number, axis: number): number => points[CORNERS * i + axis] ?? 0;

/** Places by their coordinates: a table with open addresses, as keys of text take ten times as long. */
class Places {
  readonly points: number[] = [];
  private readonly slots: Int32Array;
  private readonly bits = new Uint32Array(2 * CORNERS);
  private readonly numbers = new Float64Array(this.bits.buffer);

  constructor(most: number) {
    this.slots = new Int32Array(2 ** (33 - Math.clz32(most))).fill(-1);
  }

  of(x: number, y: number, z: number): number {
    const last = this.slots.length - 1;
    for (let slot = this.hashOf(x + 0, y + 0, z + 0) & last; ; slot = (slot + 1) & last) {
      const known = this.slots[slot] ?? -1;
      if (known < 0) {
        const fresh = this.points.length / CORNERS;
        this.points.push(x, y, z);
        this.slots[slot] = fresh;
        return fresh;
      }
      if (at(this.points, known, 0) === x && at(this.points, known, 1) === y && at(this.points, known, 2) === z)
        return known;
    }
  }

  private hashOf(x: number, y: number, z: number): number {
    this.numbers.set([x, y, z]);
    let hash = 0;
    for (const part of this.bits) hash = Math.imul(hash ^ part, 0x9e3779b1) ^ (hash >>> 15);
    return (hash ^ (hash >>> 16)) >>> 1;
  }
}

/** The first thing that is wrong with its edges, in a sentence; null where each is walked both ways as often. */
function borderOf({ points, triangles }: Mesh): string | null {
  const count = points.length / CORNERS;
  const walked = new Map<number, number>();
  for (let t = 0; t < triangles.length; t += CORNERS)
    for (let side = 0; side < CORNERS; side += 1) {
      const [a, b] = [triangles[t + side] ?? 0, triangles[t + ((side + 1) % CORNERS)] ?? 0];
      const edge = a * count + b;
      walked.set(edge, (walked.get(edge) ?? 0) + 1);
    }
  let [open, turned, first] = [0, 0, ''];
  for (const [edge, times] of walked) {
    const [a, b] = [Math.floor(edge / count), edge % count];
    const back = walked.get(b * count + a) ?? 0;
    if (back >= times) continue;
    if ((times - back) % 2 === 0) turned += 1;
    else open += 1;
    if (first === '') first = `${placeOf(points, a)} to ${placeOf(points, b)}`;
  }
  if (open > 0)
    return `It is not closed: ${open} of its edges have a triangle on one side alone, the first from ${first}.`;
  if (turned > 0)
    return `Its triangles look to different sides: ${turned} of its edges are walked the same way by both, the first from ${first}.`;
  return null;
}

const placeOf = (points: ArrayLike<number>, i: number): string =>
  `(${[0, 1, 2].map((axis) => at(points, i, axis)).join(', ')})`;
