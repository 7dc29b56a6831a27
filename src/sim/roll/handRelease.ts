import { uniformDirection, uniformRotation, type Chance } from '../maths/chance.ts';
import { hundredth, millionth } from '../maths/quantise.ts';
import { radians } from '../maths/trig.ts';
import { length, scale, vec3, type Vec3 } from '../maths/vec3.ts';
import { quantiseRelease, type Release, type Triple } from './release.ts';

/**
 * A hand's part of a release. A throw is shaken, as from a closed hand: the hand says from where, how fast and with how
 * much spin; how the body is turned as it is let go, and about which axis it spins, is drawn. Where a hand may choose
 * these, too, it says so: `quaternion`, and three numbers of spin instead of its rate. Quanta as those of a release.
 */
export interface HandRelease {
  /** Of the body's middle, as in a release. */
  readonly atMm: Triple;
  readonly velocityMmS: Triple;
  /** The rate of spin; or, with the axis, about the table's axes. Degrees a second. */
  readonly spinDegS: number | Triple;
  /** How it is turned as it is let go; drawn unless it is there. */
  readonly quaternion?: Release['quaternion'];
}

/** The first thing in it that a shaken throw leaves to chance; null for one that is shaken. */
export function chosenIn({ quaternion, spinDegS }: HandRelease): 'orientation' | 'axis' | null {
  if (quaternion !== undefined) return 'orientation';
  return typeof spinDegS === 'number' ? null : 'axis';
}

/** The rate of spin, rad/s. */
export const spinRateOf = ({ spinDegS }: Pick<HandRelease, 'spinDegS'>): number =>
  radians(typeof spinDegS === 'number' ? Math.abs(spinDegS) : length(vec3(...spinDegS)));

/** The hand's part of a release, where throws are shaken. */
export const handOf = ({ atMm, velocityMmS, spinDegS }: Release): HandRelease => ({
  atMm,
  velocityMmS,
  spinDegS: hundredth(length(vec3(...spinDegS))),
});

const triple = ([x, y, z]: Triple): Triple => [hundredth(x), hundredth(y), hundredth(z)];

/** The same in whole quanta: what is recorded and written. */
export function quantiseHand({ atMm, velocityMmS, spinDegS, quaternion }: HandRelease): HandRelease {
  const part = {
    atMm: triple(atMm),
    velocityMmS: triple(velocityMmS),
    spinDegS: typeof spinDegS === 'number' ? hundredth(Math.abs(spinDegS)) : triple(spinDegS),
  };
  if (quaternion === undefined) return part;
  const [x, y, z, w] = quaternion;
  return { ...part, quaternion: [millionth(x), millionth(y), millionth(z), millionth(w)] };
}

/**
 * The release that the hand's part comes to: all that it leaves open is drawn, every orientation and every axis equally
 * likely. Always takes eight chances.
 */
export function releaseOf({ atMm, velocityMmS, spinDegS, quaternion }: HandRelease, chance: Chance): Release {
  const { x, y, z, w } = uniformRotation(chance);
  const axis = uniformDirection(chance);
  return quantiseRelease({
    atMm,
    velocityMmS,
    quaternion: quaternion ?? [x, y, z, w],
    spinDegS: typeof spinDegS === 'number' ? tripleOf(scale(axis, spinDegS)) : spinDegS,
  });
}

const tripleOf = ({ x, y, z }: Vec3): Triple => [x, y, z];
