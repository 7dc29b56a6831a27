import { z } from 'zod';
import { coefficient } from '#engine/files/numbers.ts';
import { normalPair, uniformRotation, type Chance } from '#sim/maths/chance.ts';
import { normalize, rotate, type Quat } from '#sim/maths/quat.ts';
import { degrees, sinCosDeg } from '#sim/maths/trig.ts';
import { add, scale, sub, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import { quantiseRelease, type Release } from '#sim/roll/release.ts';
import type { RollGround } from '#sim/roll/rollWorld.ts';
import { standardRelease } from '#sim/roll/standardRelease.ts';
import { TERRAINS, type Terrain } from '#sim/roll/terrain.ts';

export const THROW_FORMAT = 'tumbletop/throw';
export const THROW_VERSION = 1;

// House limits: what a hand or a machine on a table may do; the engine caps a spin at 188 rad/s.
const HIGHEST_MM = 2000;
const FASTEST_MM_S = 10_000;
const MOST_SPIN_RAD_S = 180;

const head = { format: z.literal(THROW_FORMAT), version: z.literal(THROW_VERSION) };
const speed = () => z.number().min(-FASTEST_MM_S).max(FASTEST_MM_S);
const spin = () => z.number().min(-degrees(MOST_SPIN_RAD_S)).max(degrees(MOST_SPIN_RAD_S));
const part = () => z.number().min(-1).max(1);
const LEAST_LENGTH = 1e-3;

const quaternion = z
  .tuple([part(), part(), part(), part()])
  .refine(([x, y, z_, w]) => x * x + y * y + z_ * z_ + w * w > LEAST_LENGTH, 'a rotation, not all of it 0');

const own = z.strictObject({
  ...head,
  throw: z.literal(undefined).optional(), // tells it from the standard throw
  heightMm: z.number().min(0).max(HIGHEST_MM),
  velocityMmS: z.tuple([speed(), speed(), speed()]).default([0, 0, 0]),
  speedSpreadMmS: z
    .number()
    .min(0)
    .max(FASTEST_MM_S / 4)
    .default(0),
  orientation: z.union([z.literal('uniform'), quaternion], { error: '"uniform" or a quaternion' }).default('uniform'),
  spinDegS: z.tuple([spin(), spin(), spin()]).default([0, 0, 0]),
  spinSpreadRadS: z
    .number()
    .min(0)
    .max(MOST_SPIN_RAD_S / 3)
    .default(0),
  surface: z.strictObject({ friction: coefficient(0, 2), restitution: coefficient(0, 0.9) }),
  arena: z.enum(['open', 'standard']).default('open'),
});

const standard = z.strictObject({
  ...head,
  throw: z.literal('standard'),
  terrain: z.enum(TERRAINS.map(({ id }) => id)),
});

/** A throw: the one that statistics use, or one of one's own. */
export const throwSchema = z.discriminatedUnion('throw', [standard, own], {
  error: 'a throw with "heightMm" and "surface", or { "throw": "standard", "terrain": ... }',
});
export type ThrowFile = z.infer<typeof throwSchema>;

/** The throw of `odds`, on the base ground. */
export const STANDARD_THROW: ThrowFile = {
  format: THROW_FORMAT,
  version: THROW_VERSION,
  throw: 'standard',
  terrain: TERRAINS[0]?.id ?? '',
};

/** The ground that the throw names. */
export function groundOf(thrown: ThrowFile): { readonly terrain: Terrain; readonly ground: RollGround } {
  if (thrown.throw === 'standard') {
    const terrain = TERRAINS.find(({ id }) => id === thrown.terrain);
    if (terrain === undefined) throw new Error('the schema knows the terrains');
    return { terrain, ground: 'arena' };
  }
  return { terrain: { id: 'custom', ...thrown.surface }, ground: thrown.arena === 'open' ? 'open' : 'arena' };
}

const RING_MM = 150; // several bodies start there, evenly spaced, as in the standard throw

/** The releases of bodies that are thrown together, in their order. */
export function releasesOf(thrown: ThrowFile, bodies: readonly BodySpec[], chance: Chance): readonly Release[] {
  const turn = 360 * chance();
  return bodies.map((spec, i) => {
    const azimuthDeg = turn + (360 * i) / bodies.length;
    if (thrown.throw === 'standard') return standardRelease(azimuthDeg, chance);
    return ownRelease(thrown, spec, bodies.length === 1 ? null : azimuthDeg, chance);
  });
}

/** `azimuthDeg`: the direction from which it comes to the middle; null for one that is alone and starts there. */
function ownRelease(
  thrown: z.infer<typeof own>,
  { com, middle }: BodySpec,
  azimuthDeg: number | null,
  chance: Chance,
): Release {
  const turned = orientationOf(thrown.orientation, chance);
  const [x, y, z_] = thrown.velocityMmS;
  const [ux, uy] = normalPair(chance);
  const [uz] = normalPair(chance);
  const spread = scale(vec3(ux, uy, uz), thrown.speedSpreadMmS);
  const start = azimuthDeg === null ? vec3(0, 0, 0) : onRing(azimuthDeg);
  const velocity = azimuthDeg === null ? vec3(x, y, z_) : inwards(azimuthDeg, vec3(x, y, z_));
  // Files say where the centre of mass is, releases where the middle is.
  const at = add(add(start, vec3(0, thrown.heightMm, 0)), scale(rotate(turned, sub(middle, com)), 1000));
  const { x: vx, y: vy, z: vz } = add(velocity, spread);
  return quantiseRelease({
    atMm: [at.x, at.y, at.z],
    quaternion: [turned.x, turned.y, turned.z, turned.w],
    velocityMmS: [vx, vy, vz],
    spinDegS: spinOf(thrown, chance),
  });
}

function orientationOf(orientation: z.infer<typeof own>['orientation'], chance: Chance): Quat {
  if (orientation === 'uniform') return uniformRotation(chance);
  const [x, y, z_, w] = orientation;
  return normalize({ x, y, z: z_, w });
}

function onRing(azimuthDeg: number): Vec3 {
  const { sin, cos } = sinCosDeg(azimuthDeg);
  return vec3(RING_MM * cos, 0, RING_MM * sin);
}

/** The velocity of a file, which is along x, from this direction towards the middle. */
function inwards(azimuthDeg: number, { x, y, z: across }: Vec3): Vec3 {
  const { sin, cos } = sinCosDeg(azimuthDeg);
  return vec3(-x * cos + across * sin, y, -x * sin - across * cos);
}

/** Drawn again where it is more than the engine can turn. */
function spinOf({ spinDegS: [x, y, z_], spinSpreadRadS }: z.infer<typeof own>, chance: Chance): Release['spinDegS'] {
  const spread = degrees(spinSpreadRadS);
  const most = degrees(MOST_SPIN_RAD_S);
  for (;;) {
    const [ux, uy] = normalPair(chance);
    const [uz] = normalPair(chance);
    const [sx, sy, sz] = [x + spread * ux, y + spread * uy, z_ + spread * uz];
    if (sx * sx + sy * sy + sz * sz <= most * most || spread === 0) return [sx, sy, sz];
  }
}
