import data from './lazyThrow.json' with { type: 'json' };
import { steepestFace } from '#referee/faces.ts';
import { pieceId } from '#sim/ids.ts';
import { normalPair, type Chance } from '#sim/maths/chance.ts';
import { fromAxisAngle, fromTo, multiply, rotate, type Quat } from '#sim/maths/quat.ts';
import { degrees, radians } from '#sim/maths/trig.ts';
import { sub, UNIT_Y, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import { DICE, DIE_NAMES, sidesOf, type DieName } from '#sim/roll/dice.ts';
import { releaseOf } from '#sim/roll/handRelease.ts';
import { quantiseRelease, type Release } from '#sim/roll/release.ts';
import { FREE_LIMITS, THROW_LIMITS } from '#sim/roll/releaseLimits.ts';
import { roll } from '#sim/roll/roll.ts';
import { TERRAINS, type Terrain } from '#sim/roll/terrain.ts';
import { TRUCK } from '#sim/roll/truck.ts';
import { trialChance } from '#lab/chance.ts';
import { rotationBy, type HandThrown } from './shaken.ts';

/** A body that is let fall from so high, spinning so, as lazily as that allows. */
export interface LazySeries {
  readonly body: DieName | 'truck';
  /** Free, it leaves the hand with the face up that it had there; shaken, its orientation is drawn. */
  readonly kind: 'shaken' | 'free';
  readonly fallMm: number;
  readonly spinRadS: number;
  readonly terrain: string;
}

const BODIES = [...DIE_NAMES, 'truck'] as const;
/** The least of any throw, and of a free one that has to be firm. */
const LEAST = { fallMm: THROW_LIMITS.lowestMm, spinRadS: THROW_LIMITS.leastSpinRadS };
const FIRM = { fallMm: FREE_LIMITS.leastFallMm, spinRadS: FREE_LIMITS.leastFreeSpinRadS };
const [BASE = '', ...OTHERS] = TERRAINS.map(({ id }) => id);

const dropped = (body: LazySeries['body'], kind: LazySeries['kind'], least = LEAST, terrain = BASE): LazySeries => ({
  body,
  kind,
  ...least,
  terrain,
});

export const LAZY_SERIES: readonly LazySeries[] = [
  ...BODIES.flatMap((body) => [dropped(body, 'shaken'), dropped(body, 'free'), dropped(body, 'free', FIRM)]),
  ...data.margin.map((least) => dropped('truck', 'free', least)),
  ...OTHERS.map((terrain) => dropped('truck', 'free', FIRM, terrain)),
];

/** Whether it is a throw that a match lets pass: nothing of its start may be seen in its end. */
export const mustHold = ({ body, kind, fallMm, spinRadS }: LazySeries): boolean =>
  kind === 'shaken' || (body === 'truck' && fallMm >= FIRM.fallMm && spinRadS >= FIRM.spinRadS);

export const lazyBody = ({ body }: Pick<LazySeries, 'body'>): BodySpec =>
  body === 'truck' ? TRUCK : DICE[sidesOf(body)];

/** The throw of a trial. Its chances are the same however high it is let go. */
export function thrownLazily(physics: Physics, series: LazySeries, seed: number, trial: number): HandThrown {
  const spec = lazyBody(series);
  const release = lazyRelease(series, seed, trial);
  const ground = series.body === 'truck' ? 'arena' : 'open';
  const { bodies, settled } = roll(physics, {
    terrain: terrainNamed(series.terrain),
    ground,
    bodies: [{ id: pieceId('0'), spec, ...release }],
  });
  const [body] = bodies;
  const end = settled && body !== undefined ? topOf(spec, body.pose.rotation) : null;
  return { start: trial % spec.faces.length, end };
}

function terrainNamed(id: string): Terrain {
  const terrain = TERRAINS.find((one) => one.id === id);
  if (terrain === undefined) throw new Error('a series has a terrain that there is');
  return terrain;
}

/** Which of its faces points up most. */
const topOf = (spec: BodySpec, rotation: Quat): number =>
  spec.faces.findIndex(({ name }) => name === steepestFace(spec, rotation)?.face.name);

/** How it leaves the hand in this trial. */
export function lazyRelease(series: LazySeries, seed: number, trial: number): Release {
  const spec = lazyBody(series);
  const chance = trialChance(seed, 'lazy', trial);
  const { placeMm, spinShare, turnedDeg } = data.scatter;
  const [at, off] = [normal3(chance), normal3(chance)];
  const rate = degrees(series.spinRadS) * (1 + spinShare * Math.abs(off.z)) + LEAST_QUANTUM;
  const upMm = series.fallMm + placeMm * Math.abs(at.y) + LEAST_QUANTUM;
  const place = (middleMm: number) => [placeMm * at.x, upMm + middleMm, placeMm * at.z] as const;
  if (series.kind === 'shaken')
    return releaseOf({ atMm: place(1000 * spec.reach), velocityMmS: STILL, spinDegS: rate }, chance);
  const turn = rotationBy(chance);
  const { x, y, z, w } = multiply(turn(radians(turnedDeg)), faceUpwards(spec, trial % spec.faces.length, chance));
  return quantiseRelease({
    atMm: place(1000 * depthOf(spec, { x, y, z, w })),
    quaternion: [x, y, z, w],
    velocityMmS: STILL,
    spinDegS: [spinShare * off.x * rate, spinShare * off.y * rate, -rate],
  });
}

const STILL = [0, 0, 0] as const;
/** More than writing it takes off a height (mm) or a rate of spin (degrees a second). */
const LEAST_QUANTUM = 0.02;

const faceUpwards = ({ faces }: BodySpec, face: number, chance: Chance): Quat =>
  multiply(fromAxisAngle(UNIT_Y, 2 * Math.PI * chance()), fromTo(faces[face]?.normals[0] ?? UNIT_Y, UNIT_Y));

/** From its middle down to its lowest corner, turned so, m. */
const depthOf = ({ parts, middle }: BodySpec, rotation: Quat): number =>
  -Math.min(...parts.flatMap(({ shape }) => shape.vertices.map((corner) => rotate(rotation, sub(corner, middle)).y)));

function normal3(chance: Chance): Vec3 {
  const [x, y] = normalPair(chance);
  const [z] = normalPair(chance);
  return vec3(x, y, z);
}
