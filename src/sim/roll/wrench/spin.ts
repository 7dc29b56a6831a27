import data from '#sim/data/wrench.json' with { type: 'json' };
import { besideLimit } from '#sim/besideLimit.ts';
import { HAND_LIMITS } from '#sim/hand/limits.ts';
import { pieceId } from '#sim/ids.ts';
import { normalPair, type Chance, type ChanceOf } from '#sim/maths/chance.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import { fromYawDeg } from '#sim/maths/quat.ts';
import { degrees } from '#sim/maths/trig.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { RESTING_DEPTH_MM } from '#sim/settings.ts';
import { quantiseRelease, type Release } from '../release.ts';
import type { RollSetup } from '../rollWorld.ts';
import { BELLY_FRICTION, WRENCH, WRENCH_HALF_MM } from './card.ts';

/** Limits of a flick: spins of a hand, in its place (data/wrench.json, data/hand.json). */
export const SPIN_LIMITS = { ...data.limits, mostSpinRadS: HAND_LIMITS.releaseSpinRadS } as const;

type Pair = readonly [x: number, z: number];

/**
 * A hand's part of a spin: where, which way it is pushed and how fast it spins. The heading as it is let go is drawn.
 * Every number is a multiple of 0.01, so that what is written is exactly what was spun.
 */
export interface WrenchSpin {
  /** The middle of the card, from the middle of the table. */
  readonly atMm: Pair;
  /** Along the table. */
  readonly velocityMmS: Pair;
  /** About the vertical, counter-clockwise seen from above. */
  readonly spinDegS: number;
}

/** Every number of it. */
export const numbersOf = ({ atMm, velocityMmS, spinDegS }: WrenchSpin): readonly number[] => [
  ...atMm,
  ...velocityMmS,
  spinDegS,
];

const pair = ([x, z]: Pair): Pair => [hundredth(x), hundredth(z)];

/** The same in whole quanta: what is recorded and written. */
export const quantiseSpin = ({ atMm, velocityMmS, spinDegS }: WrenchSpin): WrenchSpin => ({
  atMm: pair(atMm),
  velocityMmS: pair(velocityMmS),
  spinDegS: hundredth(spinDegS),
});

/** Rounding: a spin at a limit is within it. */
const SLACK = 0.006;

interface Told {
  readonly limit: keyof typeof SPIN_LIMITS;
  readonly value: number;
  readonly at: number;
  readonly is: 'least' | 'most';
  readonly does: string;
  readonly unit: string;
}

function limitsOf({ atMm: [x, z], velocityMmS: [vx, vz], spinDegS }: WrenchSpin): readonly Told[] {
  const spin = { value: Math.abs(spinDegS), does: 'spun at', unit: 'degrees a second' };
  const { leastSpinRadS, mostSpinRadS, fastestMmS, placeMm } = SPIN_LIMITS;
  return [
    { ...spin, limit: 'leastSpinRadS', at: degrees(leastSpinRadS), is: 'least' },
    { ...spin, limit: 'mostSpinRadS', at: degrees(mostSpinRadS), is: 'most' },
    {
      limit: 'fastestMmS',
      value: Math.sqrt(vx * vx + vz * vz),
      at: fastestMmS,
      is: 'most',
      does: 'pushed at',
      unit: 'mm/s',
    },
    {
      limit: 'placeMm',
      value: Math.max(Math.abs(x), Math.abs(z)),
      at: placeMm,
      is: 'most',
      does: 'let go away from the middle by',
      unit: 'mm',
    },
  ];
}

/** Whether a hand may spin the card like this. Faults: `spin-<limit>`, a sentence that names the limit. */
export function withinSpinLimits(spin: WrenchSpin): Result<WrenchSpin> {
  const [strange] = numbersOf(spin).filter((value) => !Number.isFinite(value));
  if (strange !== undefined) return fault('spin-number', `The spin has ${strange}; expected numbers.`, '$');
  for (const { limit, value, at, is, does, unit } of limitsOf(spin)) {
    const isBroken = is === 'least' ? value < at - SLACK : value > at + SLACK;
    if (!isBroken) continue;
    const told = hundredth(at);
    return fault(
      `spin-${limit}`,
      `The card was ${does} ${besideLimit(value, told, 1)} ${unit}; ${told} ${unit} is the ${is}.`,
      '$',
    );
  }
  return ok(spin);
}

/** Tells the draws of a spin from each other. */
const DRAWN = { heading: 1, flick: 2 } as const;

/** Further from the middle a flick by chance is drawn again: each is strong enough to be read. */
const SPREADS = 2;

/** A middling flick by chance: nobody's hand. */
export function spinByChance(chance: Chance): WrenchSpin {
  const { spinRadS, spinSpreadRadS, speedSpreadMmS } = data.chance;
  const way = chance() < 0.5 ? -1 : 1;
  for (;;) {
    const [more, vx] = normalPair(chance);
    const [vz] = normalPair(chance);
    const spin = quantiseSpin({
      atMm: [0, 0],
      velocityMmS: [speedSpreadMmS * vx, speedSpreadMmS * vz],
      spinDegS: way * degrees(spinRadS + spinSpreadRadS * more),
    });
    if (Math.abs(more) <= SPREADS && withinSpinLimits(spin).ok) return spin;
  }
}

/** A spin as it is let go, and the roll that it comes to. */
export interface SpunWrench {
  /** The hand's part, or that of chance. */
  readonly spin: WrenchSpin;
  readonly setup: RollSetup;
}

export const WRENCH_ID = pieceId('wrench');

/**
 * The spin of the card: as a hand gives it, or by chance where it gives none; its heading is drawn, whatever the hand
 * does. The same chances give the same spin, bit for bit, on every machine. `friction`: of the belly on what it spins
 * on. Faults: those of `withinSpinLimits`.
 */
export function wrenchSpin(
  given: WrenchSpin | null,
  chanceOf: ChanceOf,
  friction: number = BELLY_FRICTION,
): Result<SpunWrench> {
  const within = withinSpinLimits(quantiseSpin(given ?? spinByChance(chanceOf(DRAWN.flick))));
  if (!within.ok) return within;
  const headingDeg = hundredth(360 * chanceOf(DRAWN.heading)());
  const release = releaseOf(within.value, headingDeg);
  return ok({
    spin: within.value,
    setup: {
      terrain: { id: 'belly', friction, restitution: 0 },
      ground: 'open',
      flat: true,
      lying: true,
      limitS: data.limitS,
      bodies: [{ id: WRENCH_ID, spec: WRENCH, ...release }],
    },
  });
}

function releaseOf({ atMm: [x, z], velocityMmS: [vx, vz], spinDegS }: WrenchSpin, headingDeg: number): Release {
  const { x: qx, y: qy, z: qz, w: qw } = fromYawDeg(headingDeg);
  return quantiseRelease({
    atMm: [x, WRENCH_HALF_MM - RESTING_DEPTH_MM, z],
    quaternion: [qx, qy, qz, qw],
    velocityMmS: [vx, 0, vz],
    spinDegS: [0, spinDegS, 0],
  });
}
