import data from './handThrow.json' with { type: 'json' };
import { faceUp } from '#referee/faces.ts';
import { pieceId } from '#sim/ids.ts';
import { normalPair, uniformRotation, type Chance } from '#sim/maths/chance.ts';
import { fromAxisAngle, fromTo, multiply, type Quat } from '#sim/maths/quat.ts';
import { degrees, radians, sinCos } from '#sim/maths/trig.ts';
import { length, scale, UNIT_X, UNIT_Y, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import { DICE, DIE_NAMES, sidesOf, type DieName } from '#sim/roll/dice.ts';
import { quantiseRelease, type Release } from '#sim/roll/release.ts';
import { roll } from '#sim/roll/roll.ts';
import { trialChance } from '#lab/chance.ts';

/** How far the hand shakes a die before it lets go, degrees about each axis; null: as a match has it, altogether. */
export type Shake = number | null;

/** A die, thrown by a hand that shakes it so. */
export interface HandSeries {
  readonly die: DieName;
  readonly shakeDeg: Shake;
}

export const HAND_SERIES: readonly HandSeries[] = DIE_NAMES.flatMap((die) =>
  [...data.shakesDeg, null].map((shakeDeg): HandSeries => ({ die, shakeDeg })),
);

export const bodyOf = ({ die }: Pick<HandSeries, 'die'>): BodySpec => DICE[sidesOf(die)];

/** A throw of a series: which number was up in the hand (of a d4, would have been read), and which is at the end. */
export interface HandThrown {
  readonly start: number;
  /** Null where it was not read. */
  readonly end: number | null;
}

/** The throw of a trial. Its chances are the same however it is shaken. */
export function thrownByHand(physics: Physics, series: HandSeries, seed: number, trial: number): HandThrown {
  const spec = bodyOf(series);
  const start = trial % spec.faces.length;
  const release = releaseFrom(spec, start, series.shakeDeg, trialChance(seed, 'hand', trial));
  const terrain = { id: 'hand', ...data.surface };
  const { bodies, settled } = roll(physics, {
    terrain,
    ground: 'open',
    bodies: [{ id: pieceId('0'), spec, ...release }],
  });
  const [body] = bodies;
  const name = settled && body !== undefined ? faceUp(spec, body.pose.rotation) : null;
  const end = spec.faces.findIndex((face) => face.name === name);
  return { start, end: end < 0 ? null : end };
}

function releaseFrom({ faces }: BodySpec, start: number, shakeDeg: Shake, chance: Chance): Release {
  const [speed, spin] = normalPair(chance).map((n) => 1 + data.spread * n);
  const axis = tilted(chance);
  const [normal = UNIT_Y] = faces[start]?.normals ?? [];
  const held = multiply(fromAxisAngle(UNIT_Y, 2 * Math.PI * chance()), fromTo(normal, UNIT_Y));
  const turn = rotationBy(chance);
  const anyhow = uniformRotation(chance);
  const { x, y, z, w } = shakeDeg === null ? anyhow : multiply(turn(radians(shakeDeg)), held);
  const rate = degrees(data.spinRadS) * (spin ?? 1);
  return quantiseRelease({
    atMm: [0, data.heightMm, 0],
    quaternion: [x, y, z, w],
    velocityMmS: [data.speedMmS * (speed ?? 1), 0, 0],
    spinDegS: [axis.x * rate, axis.y * rate, axis.z * rate],
  });
}

/** The axis of what rolls along x, but for the hand's unevenness. */
function tilted(chance: Chance): Vec3 {
  const [a, b] = normalPair(chance);
  const off = radians(data.axisDeg);
  const raw = vec3(off * a, off * b, -1);
  return scale(raw, 1 / length(raw));
}

/** A rotation of normal parts about each axis, of any size. */
export function rotationBy(chance: Chance): (rad: number) => Quat {
  const [x, y] = normalPair(chance);
  const [z] = normalPair(chance);
  const way = vec3(x, y, z);
  const size = length(way);
  const axis = size > 0 ? scale(way, 1 / size) : UNIT_X;
  return (rad) => {
    const { sin, cos } = sinCos((size * rad) / 2);
    return { x: axis.x * sin, y: axis.y * sin, z: axis.z * sin, w: cos };
  };
}
