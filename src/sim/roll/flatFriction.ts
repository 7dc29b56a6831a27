import { convexHull3 } from '../geometry/convexHull3.ts';
import { vertexAt, type Face, type Polyhedron } from '../geometry/polyhedron.ts';
import { rotate, type Quat } from '../maths/quat.ts';
import { cross, dot, scale, sub, UNIT_X, UNIT_Y, vec3, ZERO, type Vec3 } from '../maths/vec3.ts';
import { GRAVITY, TICK_S } from '../settings.ts';
import { addForce, addTorque, comOf, resetForces, setVelocity, velocityOf } from '../world/units.ts';
import type { BodySpec } from './body.ts';
import type { WorldBody } from './rollWorld.ts';

/**
 * Friction of a thing that lies on a face, by Coulomb's law of even pressure: every part of the face rubs against its
 * own velocity, so that sliding and spinning share the friction and stop together (Z. Farkas and others, 2003;
 * P. Weidman and C. Malhotra, 2007). The engine has no such coupling, whatever the collider: for it the pair is
 * frictionless while this law holds, and as ever where the thing tilts, meets something else, or is at rest.
 */

interface Node {
  readonly a: number;
  readonly b: number;
  readonly share: number;
}

/** A face that a body can lie on, from its centre of mass, in the body's frame. */
interface FlatFace {
  /** Unit, outwards. */
  readonly normal: Vec3;
  /** From the centre of mass to the plane of the face, m. */
  readonly height: number;
  /** Two unit directions in the face, across each other. */
  readonly along: Vec3;
  readonly across: Vec3;
  /** Places on the face by these directions, m, and the share of its area for which each stands. */
  readonly nodes: readonly Node[];
  /** The mean distance of the face from below the centre of mass, m. */
  readonly arm: number;
  /** Sine of the most that it may be tilted. */
  readonly level: number;
}

/** Sine of half a degree: a thing that is tilted further lies on no face. */
const LEVEL_SIN = 0.008_726_535_498_373_935;
/** Of a small thing it may be more: as far as its rim sinks into the ground where the engine lets it, m. */
const TILTS_M = 0.000_3;
/** Higher than this a thing hops, m. */
const HOPS_M = 0.000_15;
/** The engine looks at a contact anew only when something has moved: a thing that spins in its place sinks, m. */
const SINKS_M = 0.001;
/** Nodes around a face. */
const AROUND = 160;

/** Nodes and weights of Gauss and Legendre on 0 to 1, eight of them (M. Abramowitz and I. Stegun, 1964, 25.4). */
const GAUSS: readonly (readonly [at: number, weight: number])[] = [
  [0.183_434_642_495_65, 0.362_683_783_378_362],
  [0.525_532_409_916_329, 0.313_706_645_877_887],
  [0.796_666_477_413_627, 0.222_381_034_453_374],
  [0.960_289_856_497_536, 0.101_228_536_290_376],
].flatMap(([at = 0, weight = 0]) => [[(1 - at) / 2, weight / 2] as const, [(1 + at) / 2, weight / 2] as const]);

/** The faces that a body can lie on. */
export function flatFacesOf({ parts, com }: Pick<BodySpec, 'parts' | 'com'>): readonly FlatFace[] {
  const hull = convexHull3(parts.flatMap(({ shape }) => shape.vertices.map((vertex) => sub(vertex, com))));
  return hull.faces.map((face) => flatFace(hull, face));
}

function flatFace(hull: Polyhedron, { normal, vertices }: Face): FlatFace {
  const [along, across] = acrossOf(normal);
  const ring = vertices.map((i) => vertexAt(hull.vertices, i));
  const corners = ring.map((corner): Corner => ({ a: dot(corner, along), b: dot(corner, across) }));
  const alongs = Math.max(1, Math.round(AROUND / (2 * corners.length)));
  const parts = corners.flatMap((from, i) => fan(from, corners[(i + 1) % corners.length] ?? from, alongs));
  const area = parts.reduce((sum, { share }) => sum + share, 0);
  const nodes = parts.map(({ a, b, share }) => ({ a, b, share: share / area }));
  const arm = nodes.reduce((sum, { a, b, share }) => sum + share * Math.sqrt(a * a + b * b), 0);
  const level = Math.max(LEVEL_SIN, TILTS_M / Math.max(...corners.map(({ a, b }) => Math.sqrt(a * a + b * b))));
  return { normal, height: dot(normal, ring[0] ?? ZERO), along, across, nodes, arm, level };
}

type Corner = Pick<Node, 'a' | 'b'>;

/**
 * Nodes of the triangle from the point below the centre of mass to an edge, which is negative where that point is
 * beyond the edge: graded towards the point, as what turns about it changes fastest there.
 */
function fan(from: Corner, to: Corner, alongs: number): readonly Node[] {
  const area = (from.a * to.b - from.b * to.a) / 2;
  return Array.from({ length: alongs }, (_, i) => (i + 1 / 2) / alongs).flatMap((part) => {
    const [a, b] = [from.a + (to.a - from.a) * part, from.b + (to.b - from.b) * part];
    return GAUSS.map(([out, weight]) => ({ a: a * out, b: b * out, share: (area / alongs) * 2 * out * weight }));
  });
}

/** A motion over the ground: velocity of the centre of mass, m/s, and spin about the vertical, rad/s. */
interface Gliding {
  readonly x: number;
  readonly z: number;
  readonly spin: number;
}

/** The law for one body of a world. Called before every tick, and once the engine has stepped. */
export class FlatFriction {
  private readonly faces: readonly FlatFace[];
  private readonly own: number;
  private isOurs = false;

  /** `friction`: the coefficient of the body on the ground. */
  constructor(
    private readonly piece: WorldBody,
    private readonly friction: number,
  ) {
    this.faces = flatFacesOf(piece.spec);
    this.own = piece.collider.friction();
  }

  /** Puts on the friction of the next tick. `touchesMore`: something else than the ground. */
  before(touchesMore: boolean): void {
    const { body } = this.piece;
    const rotation = body.rotation();
    const face = touchesMore ? null : this.lyingOn(rotation);
    const now = glidingOf(body);
    if (face === null || this.isAtRest(face, now)) return this.leave(face !== null && this.isOurs);
    this.take();
    const drag = dragOf(face, rotation, now);
    const push = this.friction * this.piece.spec.mass * GRAVITY;
    const com = comOf(body);
    // Where it rubs, so that what stands high is tipped by it as in truth.
    const under = vec3(com.x, com.y - face.height, com.z);
    addForce(body, vec3(-push * drag.x, 0, -push * drag.z), under);
    addTorque(body, vec3(0, -push * drag.spin, 0));
  }

  after(): void {
    if (this.isOurs) resetForces(this.piece.body);
  }

  /** The engine's friction again; a motion that friction ends within a tick is over. */
  private leave(stops: boolean): void {
    const { body, collider } = this.piece;
    if (!this.isOurs) return;
    this.isOurs = false;
    collider.setFriction(this.own);
    if (!stops) return;
    const { y } = velocityOf(body);
    const { x, z } = body.angvel();
    setVelocity(body, vec3(0, y, 0));
    body.setAngvel({ x, y: 0, z }, true);
  }

  private take(): void {
    if (this.isOurs) return;
    this.isOurs = true;
    this.piece.collider.setFriction(0);
  }

  /** The face it lies on; null where it tilts, hops or stands on an edge. */
  private lyingOn(rotation: Quat): FlatFace | null {
    const { y } = comOf(this.piece.body);
    return (
      this.faces.find((face) => y < face.height + HOPS_M && y > face.height - SINKS_M && isDown(face, rotation)) ?? null
    );
  }

  /** Whether friction ends both sliding and spinning within a tick. */
  private isAtRest({ normal, arm }: FlatFace, { x, z, spin }: Gliding): boolean {
    const most = this.friction * GRAVITY * TICK_S;
    const { mass } = this.piece.spec;
    const gyration = inertiaAbout(this.piece.spec, normal) / mass;
    return Math.sqrt(x * x + z * z) <= most && Math.abs(spin) * gyration <= most * arm;
  }
}

const isDown = ({ normal, level }: FlatFace, rotation: Quat): boolean => {
  const { x, y, z } = rotate(rotation, normal);
  return y < 0 && x * x + z * z <= level * level;
};

function glidingOf(body: WorldBody['body']): Gliding {
  const { x, z } = velocityOf(body);
  return { x, z, spin: body.angvel().y };
}

/** About an axis through the centre of mass, kg m2. */
function inertiaAbout({ inertia }: Pick<BodySpec, 'inertia'>, { x, y, z }: Vec3): number {
  const { xx, yy, zz, xy, yz, zx } = inertia;
  return xx * x * x + yy * y * y + zz * z * z + 2 * (xy * x * y + yz * y * z + zx * z * x);
}

/** Shares of full friction against the sliding, and its arm against the spin, m. */
function dragOf({ nodes, along, across }: FlatFace, rotation: Quat, { x: alongX, z: alongZ, spin }: Gliding): Gliding {
  const [u, v] = [rotate(rotation, along), rotate(rotation, across)];
  let [x, z, arm] = [0, 0, 0];
  for (const { a, b, share } of nodes) {
    const [px, pz] = [a * u.x + b * v.x, a * u.z + b * v.z];
    const [vx, vz] = [alongX + spin * pz, alongZ - spin * px];
    const speed = Math.sqrt(vx * vx + vz * vz);
    if (speed === 0) continue;
    x += (share * vx) / speed;
    z += (share * vz) / speed;
    arm += (share * (pz * vx - px * vz)) / speed;
  }
  return { x, z, spin: arm };
}

/** Two unit directions across another, and across each other: counter-clockwise seen from its tip. */
function acrossOf(normal: Vec3): readonly [Vec3, Vec3] {
  const other = Math.abs(normal.y) < 0.9 ? UNIT_Y : UNIT_X;
  const first = cross(other, normal);
  const u = scale(first, 1 / Math.sqrt(dot(first, first)));
  return [u, cross(normal, u)];
}
