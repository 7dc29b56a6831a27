/** Distributions drawn from even chance. */

import { ln } from './logarithm.ts';
import { normalize, type Quat } from './quat.ts';
import { sinCos } from './trig.ts';
import { normalizeOr, UNIT_Y, vec3, type Vec3 } from './vec3.ts';

/** Chance from 0 (included) to 1 (not), from a caller with a seeded generator: the simulation has none of its own. */
export type Chance = () => number;

/**
 * Chance of its own for one thing that is drawn, named by numbers: the same numbers give the same chance. A match makes
 * it of its generator (`chanceFor` of the engine), whose state stands still while a throw is performed.
 */
export type ChanceOf = (...thing: readonly number[]) => Chance;

/**
 * Two independent numbers of the normal distribution of mean 0 and deviation 1 (G. Box and M. Muller, 1958). Takes two
 * chances.
 */
export function normalPair(chance: Chance): readonly [number, number] {
  const radius = Math.sqrt(-2 * ln(1 - chance())); // 1 - chance is never 0
  const { sin, cos } = sinCos(2 * Math.PI * chance());
  return [radius * cos, radius * sin];
}

/** A direction, all equally likely: three normal numbers have one that is. Takes four chances. */
export function uniformDirection(chance: Chance): Vec3 {
  const [x, y] = normalPair(chance);
  const [z] = normalPair(chance);
  return normalizeOr(vec3(x, y, z), UNIT_Y);
}

/**
 * A rotation, all equally likely: four normal numbers have a direction in four dimensions that is. Takes four chances.
 */
export function uniformRotation(chance: Chance): Quat {
  const [x, y] = normalPair(chance);
  const [z, w] = normalPair(chance);
  const size = x * x + y * y + z * z + w * w;
  return size > 0 ? normalize({ x, y, z, w }) : { x: 0, y: 0, z: 0, w: 1 };
}
