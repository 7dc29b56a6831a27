import { unrotate, type Quat } from '#sim/maths/quat.ts';
import { acos, degrees, sinCosDeg } from '#sim/maths/trig.ts';
import { dot, DOWN, type Vec3 } from '#sim/maths/vec3.ts';
import type { BodySpec } from '#sim/roll/body.ts';

/** A way to lie: the body's own direction that ends up down. */
export interface LyingFace {
  readonly name: string;
  /** Of length 1. */
  readonly down: Vec3;
}

/** A body of the lab: anything that can be thrown, with the names of how it can come to lie. */
export interface LabBody {
  readonly name: string;
  readonly spec: BodySpec;
  /** Several may share a name. */
  readonly faces: readonly LyingFace[];
  /** A face counts if its direction is so near to straight down. */
  readonly withinDeg: number;
  /** The name of the outcome in which no face counts. */
  readonly none: string;
}

/** The outcomes of a body, each once, that in which no face counts last. */
export const outcomesOf = ({ faces, none }: LabBody): readonly string[] => [
  ...new Set([...faces.map(({ name }) => name), none]),
];

/** How a body lies that is turned like this. */
export const lyingAs = (body: LabBody, rotation: Quat): string => lyingWith(body, unrotate(rotation, DOWN));

/** The same of a body that has this direction of its own down. */
export function lyingWith({ faces, withinDeg, none }: LabBody, down: Vec3): string {
  const [first, ...others] = faces;
  if (first === undefined) return none;
  const nearest = others.reduce((best, face) => (dot(face.down, down) > dot(best.down, down) ? face : best), first);
  return dot(nearest.down, down) >= sinCosDeg(withinDeg).cos ? nearest.name : none;
}

/**
 * By how many degrees a body that has this direction of its own down can be tilted whichever way, and still lie as it
 * does; not more than 0 where the least tilt can change it.
 */
export function roomOf(body: LabBody, down: Vec3): number {
  const { faces, withinDeg, none } = body;
  const away = faces.map((face) => ({ name: face.name, deg: degrees(angleBetween(face.down, down)) }));
  const name = lyingWith(body, down);
  if (name === none) return Math.min(180, ...away.map(({ deg }) => deg - withinDeg));
  const nearest = Math.min(...away.map(({ deg }) => deg));
  // A tilt by a degree brings a face of another name nearer by at most one, and takes the nearest away by at most one.
  const others = away.filter((face) => face.name !== name).map(({ deg }) => (deg - nearest) / 2);
  return Math.min(withinDeg - nearest, ...others);
}

const angleBetween = (a: Vec3, b: Vec3): number => acos(Math.max(-1, Math.min(1, dot(a, b))));
