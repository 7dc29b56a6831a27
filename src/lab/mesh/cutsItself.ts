import { cross, dot, normalizeOr, UNIT_X, UNIT_Z, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { trianglesIn, type Mesh } from './mesh.ts';

/** So many triangles are looked at from places of the surface in all: half a second's work. */
const MOST_LOOKS = 5_000_000;
const FEWEST_PLACES = 30;

/** Of a triangle: its middle, and beside each corner, by its corners' weights. */
const SPOTS = [
  [1 / 3, 1 / 3, 1 / 3],
  [0.96, 0.02, 0.02],
  [0.02, 0.96, 0.02],
  [0.02, 0.02, 0.96],
] as const;

/** The way that is looked: along no edge and in no side of anything that somebody drew. */
const AWAY = normalizeOr(vec3(0.1937, 0.3719, 0.9077), UNIT_Z);
const RIGHT = normalizeOr(cross(AWAY, UNIT_X), UNIT_X);
const UP = cross(AWAY, RIGHT);

const EDGE_ON = 0.01; // nothing is told from a triangle that is looked along
const TOUCHING = 1e-7; // of the mesh's extent

/**
 * A place where a closed surface lies within what it encloses, as it cuts through itself or has shells that overlap.
 * From a place on a surface outwards, as often as one goes into something, one comes out; inwards, once more. Of a
 * large mesh not every triangle is asked. Null where no such place was found.
 */
export function cutOf(mesh: Mesh): Vec3 | null {
  const seen = new Seen(mesh);
  const count = trianglesIn(mesh);
  const places = Math.min(SPOTS.length * count, Math.max(FEWEST_PLACES, Math.floor(MOST_LOOKS / count)));
  const found = Array.from({ length: places }, (_, i) =>
    seen.lookFrom(Math.floor((i * count) / places), SPOTS[i % SPOTS.length] ?? SPOTS[0]),
  ).flatMap((one) => one ?? []);
  // Of a surface that looks inwards the inside is outside.
  const way = found.reduce((sum, { turns }) => sum + turns, 0) < 0 ? -1 : 1;
  return found.find(({ turns, outwards }) => way * turns !== (way * outwards > 0 ? 0 : 1))?.place ?? null;
}

interface Look {
  readonly place: Vec3;
  /** How often the surface goes around what comes behind the place. */
  readonly turns: number;
  /** Above 0 where the surface looks away from whoever looks. */
  readonly outwards: number;
}

/** A mesh as it is seen along `AWAY`: to the right, up, and away. */
class Seen {
  private readonly right: Float64Array;
  private readonly up: Float64Array;
  private readonly away: Float64Array;
  private readonly touching: number;

  constructor(private readonly mesh: Mesh) {
    const { points } = mesh;
    const along = (axis: Vec3): Float64Array =>
      Float64Array.from({ length: points.length / 3 }, (_, i) =>
        dot(axis, vec3(points[3 * i] ?? 0, points[3 * i + 1] ?? 0, points[3 * i + 2] ?? 0)),
      );
    [this.right, this.up, this.away] = [along(RIGHT), along(UP), along(AWAY)];
    this.touching = TOUCHING * this.right.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  }

  /** Null from a triangle that is seen edge on. */
  lookFrom(own: number, weights: readonly [number, number, number]): Look | null {
    const place = this.placeOn(own, weights);
    const normal = this.normalOf(own);
    const outwards = normal.z;
    if (Math.abs(outwards) <= EDGE_ON * Math.sqrt(dot(normal, normal))) return null;
    let turns = 0;
    for (let t = 0; t < trianglesIn(this.mesh); t += 1) {
      if (t === own || !this.isBehind(t, place)) continue;
      const { x, y, z } = this.normalOf(t);
      const i = this.mesh.triangles[3 * t] ?? 0;
      const away =
        at(this.away, i) - (x * (place.x - at(this.right, i)) + y * (place.y - at(this.up, i))) / z - place.z;
      // A triangle that touches the place is on the outer side of it.
      if (away > this.touching || (away > -this.touching && outwards > 0)) turns += Math.sign(z);
    }
    const back = (axis: 'x' | 'y' | 'z'): number => RIGHT[axis] * place.x + UP[axis] * place.y + AWAY[axis] * place.z;
    return { place: vec3(back('x'), back('y'), back('z')), turns, outwards };
  }

  private placeOn(t: number, [p, q, r]: readonly [number, number, number]): Vec3 {
    const { triangles } = this.mesh;
    const [i, j, k] = [triangles[3 * t] ?? 0, triangles[3 * t + 1] ?? 0, triangles[3 * t + 2] ?? 0];
    const mean = (of: Float64Array): number => p * at(of, i) + q * at(of, j) + r * at(of, k);
    return vec3(mean(this.right), mean(this.up), mean(this.away));
  }

  private normalOf(t: number): Vec3 {
    const { triangles } = this.mesh;
    const [i, j, k] = [triangles[3 * t] ?? 0, triangles[3 * t + 1] ?? 0, triangles[3 * t + 2] ?? 0];
    const side = (to: number): Vec3 =>
      vec3(
        at(this.right, to) - at(this.right, i),
        at(this.up, to) - at(this.up, i),
        at(this.away, to) - at(this.away, i),
      );
    return cross(side(j), side(k));
  }

  /** Whether a triangle covers the place, or the place it: of two that share an edge exactly one does. */
  private isBehind(t: number, { x, y }: Vec3): boolean {
    const { triangles } = this.mesh;
    let isIn = false;
    for (let side = 0; side < 3; side += 1) {
      const [one, other] = [triangles[3 * t + side] ?? 0, triangles[3 * t + (side === 2 ? 0 : side + 1)] ?? 0];
      const [i, j] = one < other ? [one, other] : [other, one]; // the same figures from both sides of an edge
      const [low, high] = [at(this.up, i), at(this.up, j)];
      if (low <= y === high <= y) continue;
      const crossing = at(this.right, i) + ((y - low) * (at(this.right, j) - at(this.right, i))) / (high - low);
      if (crossing > x) isIn = !isIn;
    }
    return isIn;
  }
}

const at = (values: Float64Array, i: number): number => values[i] ?? 0;
