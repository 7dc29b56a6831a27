import { normalPair, uniformDirection, uniformRotation, type Chance } from '#sim/maths/chance.ts';
import { fromAxisAngle, multiply, normalize, rotate, type Quat } from '#sim/maths/quat.ts';
import { degrees, radians } from '#sim/maths/trig.ts';
import { addScaled, length, normalizeOr, scale, UNIT_X, UNIT_Y, UNIT_Z, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { LEAST_TUMBLE_DEG } from '#referee/tumbled.ts';
import { GRAVITY } from '#sim/settings.ts';
import { quantiseHand, releaseOf, type HandThrow } from '../rolling/handThrow.ts';
import { FREE_LIMITS, THROW_LIMITS, TRUCK_REACH, withinHandLimits, withinThrowLimits } from '../rolling/throwLimits.ts';
import { quantiseThrow, type Throw } from '../rolling/throw.ts';
import { TRUCK, type Way } from './chance.ts';

/** The variables of a search: everything that a hand chooses. SI, but for the place. */
export interface Knobs {
  readonly at: Vec3; // mm
  readonly velocity: Vec3; // m/s
  readonly rate: number; // rad/s
  /** Only of free throws. */
  readonly axis: Vec3;
  readonly turned: Quat;
}

/** A kind of throw: what a hand may choose of it, and how a throw with these knobs comes out. */
export interface Kind {
  readonly name: 'shaken' | 'free';
  /** How exactly the hand repeats a throw while a search looks for it, in parts of a practised hand's scatter. */
  readonly scatter: number;
  /** By a hand that repeats it as exactly as that, or as this. */
  readonly wayOf: (knobs: Knobs, scatter?: number) => Way;
  /** As the hand means it. */
  readonly meant: (knobs: Knobs) => HandThrow;
  readonly within: (knobs: Knobs) => boolean;
  /** Somewhere within the limits, to begin from. */
  readonly begin: (chance: Chance) => Knobs;
}

const EDGE_MM = 250;
const REACH_MM = TRUCK_REACH * 1000;
const MM = 1000;
const LEAST_TUMBLE_RAD = radians(LEAST_TUMBLE_DEG + 5);

const shakenOf = ({ at, velocity, rate }: Knobs): HandThrow =>
  quantiseHand({
    truck: TRUCK,
    atMm: [at.x, at.y, at.z],
    velocityMmS: [velocity.x * MM, velocity.y * MM, velocity.z * MM],
    spinDegS: degrees(rate),
  });

/** Place, velocity and rate are the hand's (TX-62), which a search takes for exact: chance turns the truck anyway. */
export const SHAKEN: Kind = {
  name: 'shaken',
  scatter: 0,
  wayOf:
    (knobs, scatter = SHAKEN.scatter) =>
    (chance) =>
      releaseOf(shakenOf(scattered(SHAKEN, knobs, chance, scatter)), chance),
  meant: shakenOf,
  within: (knobs) => withinHandLimits([shakenOf(knobs)]).ok,
  begin: (chance) => anywhere(SHAKEN, chance),
};

/** By how much a shaken throw may come up more often than the standard throw (TX-64), in points. */
export const MOST_POINTS_OVER = 10;

/**
 * How exactly a hand repeats a throw: standard deviations on each axis (house values, of a practised hand). A free
 * throw that is typed is repeated exactly and always comes out the same.
 */
export const SCATTER = { placeMm: 2, speedShare: 0.05, spinShare: 0.05, turnedDeg: 3 } as const;

const freeOf = ({ at, velocity, rate, axis, turned }: Knobs): Throw =>
  quantiseThrow({
    truck: TRUCK,
    atMm: [at.x, at.y, at.z],
    quaternion: [turned.x, turned.y, turned.z, turned.w],
    velocityMmS: [velocity.x * MM, velocity.y * MM, velocity.z * MM],
    spinDegS: [axis.x * degrees(rate), axis.y * degrees(rate), axis.z * degrees(rate)],
  });

/** All of it is the hand's, as exactly as a hand can. */
export const FREE: Kind = {
  name: 'free',
  scatter: 1,
  wayOf:
    (knobs, scatter = FREE.scatter) =>
    (chance) =>
      freeOf(scattered(FREE, knobs, chance, scatter)),
  meant: freeOf,
  within: (knobs) => withinThrowLimits([freeOf(knobs)], 'firm').ok,
  begin: (chance) => (chance() < 0.25 ? anywhere(FREE, chance) : comingDownLevel(chance)),
};

/** Never beyond the limits: nearer to what was meant instead. */
function scattered(kind: Kind, knobs: Knobs, chance: Chance, scatter: number): Knobs {
  for (let share = scatter; share >= 1e-3; share /= 2) {
    const tried = blurred(knobs, chance, share);
    if (kind.within(tried)) return tried;
  }
  return knobs;
}

function blurred({ at, velocity, rate, axis, turned }: Knobs, chance: Chance, share: number): Knobs {
  const speed = Math.max(length(velocity), 0.1);
  const spin = addScaled(scale(axis, rate), normal3(chance), share * SCATTER.spinShare * rate);
  return {
    at: addScaled(at, normal3(chance), share * SCATTER.placeMm),
    velocity: addScaled(velocity, normal3(chance), share * SCATTER.speedShare * speed),
    rate: length(spin),
    axis: normalizeOr(spin, UNIT_Y),
    turned: turnedBy(turned, chance, share * radians(SCATTER.turnedDeg)),
  };
}

function normal3(chance: Chance): Vec3 {
  const [x, y] = normalPair(chance);
  const [z] = normalPair(chance);
  return vec3(x, y, z);
}

function turnedBy(turned: Quat, chance: Chance, rad: number): Quat {
  const by = scale(normal3(chance), rad);
  const angle = length(by);
  return angle > 0 ? normalize(multiply(fromAxisAngle(scale(by, 1 / angle), angle), turned)) : turned;
}

const between = (low: number, high: number, chance: Chance): number => low + (high - low) * chance();

/** Somewhere within the limits, low and slow as often as high and fast. */
function anywhere(kind: Kind, chance: Chance): Knobs {
  for (;;) {
    const slowness = chance() * chance();
    const knobs: Knobs = {
      at: vec3(
        between(-EDGE_MM, EDGE_MM, chance),
        between(THROW_LIMITS.lowestMm + REACH_MM, THROW_LIMITS.highestMm - REACH_MM, chance),
        between(-EDGE_MM, EDGE_MM, chance),
      ),
      velocity: scale(uniformDirection(chance), slowness * THROW_LIMITS.fastestMS),
      rate: between(THROW_LIMITS.leastSpinRadS, THROW_LIMITS.mostSpinRadS, () => chance() * chance()),
      axis: uniformDirection(chance),
      turned: uniformRotation(chance),
    };
    if (kind.within(knobs)) return knobs;
  }
}

/** Where the truck's middle is over the ground when it stands on its wheels, m. */
const STANDING_M = 0.0092;
/** The most that a free hand spins a truck that is to come down level, which is slower than it could, rad/s. */
const LEVEL_MOST_RAD_S = 60;

/**
 * Only a free hand can: turned so that the truck comes down level on its wheels, after it has turned over by what
 * counts as a tumble or more, about one of its own axes, about which it goes on turning as it flies.
 */
function comingDownLevel(chance: Chance): Knobs {
  for (;;) {
    const at = vec3(
      between(-EDGE_MM / 2, EDGE_MM / 2, chance),
      between(THROW_LIMITS.lowestMm + REACH_MM, THROW_LIMITS.highestMm - REACH_MM, chance),
      between(-EDGE_MM / 2, EDGE_MM / 2, chance),
    );
    const velocity = vec3(between(-0.3, 0.3, chance), between(-1, 2, chance), between(-0.3, 0.3, chance));
    const flight = (velocity.y + Math.sqrt(velocity.y * velocity.y + 2 * GRAVITY * (at.y / MM - STANDING_M))) / GRAVITY;
    const rate = between(FREE_LIMITS.leastFreeSpinRadS, LEVEL_MOST_RAD_S, chance);
    const facing = fromAxisAngle(UNIT_Y, 2 * Math.PI * chance());
    const axis = scale(rotate(facing, chance() < 0.5 ? UNIT_X : UNIT_Z), chance() < 0.5 ? 1 : -1);
    const knobs: Knobs = {
      at,
      velocity,
      rate,
      axis,
      turned: normalize(multiply(fromAxisAngle(axis, -rate * flight), facing)),
    };
    if (rate * flight > LEAST_TUMBLE_RAD && FREE.within(knobs)) return knobs;
  }
}

/**
 * The corners of what a hand may do: from the lowest and from the highest, spun the least and the most, let fall, flung
 * down, up and along.
 */
export function corners(): readonly Knobs[] {
  const heights = [THROW_LIMITS.lowestMm + REACH_MM + 0.01, THROW_LIMITS.highestMm - REACH_MM - 0.01];
  const rates = [THROW_LIMITS.leastSpinRadS + 0.01, THROW_LIMITS.mostSpinRadS - 0.01];
  const fast = THROW_LIMITS.fastestMS - 0.001;
  const ways = [vec3(0, 0, 0), vec3(0, -fast, 0), vec3(0, fast, 0), vec3(fast, 0, 0)];
  return heights.flatMap((y) =>
    rates.flatMap((rate) =>
      ways.map((velocity) => ({ at: vec3(0, y, 0), velocity, rate, axis: UNIT_X, turned: { x: 0, y: 0, z: 0, w: 1 } })),
    ),
  );
}

/** Somewhere near, within the limits; `far` is a share of all there is. */
export function nearby(kind: Kind, knobs: Knobs, far: number, chance: Chance): Knobs {
  for (let tries = 0; tries < 100; tries += 1) {
    const spun = addScaled(knobs.axis, normal3(chance), far);
    const next: Knobs = {
      at: addScaled(knobs.at, normal3(chance), far * EDGE_MM),
      velocity: addScaled(knobs.velocity, normal3(chance), far * THROW_LIMITS.fastestMS),
      rate: knobs.rate * (1 + far * normalPair(chance)[0]),
      axis: normalizeOr(spun, UNIT_Y),
      turned: turnedBy(knobs.turned, chance, far * Math.PI),
    };
    if (kind.within(next)) return next;
  }
  return knobs;
}
