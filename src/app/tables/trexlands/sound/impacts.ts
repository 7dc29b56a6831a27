import type { PieceId } from '#sim/ids.ts';
import { add, distance, dot, length, scale, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { ARENA } from '#sim/roll/rollWorld.ts';
import { TRUCK_REACH } from '#games/trexlands/rolling/throwLimits.ts';
import { TRUCK_MIDDLE, type TruckPart, type TruckSpec } from '#sim/roll/truck.ts';
import { toTable } from '#sim/world/pose.ts';
import type { RollFilmed } from './rollFilmed.ts';
import { pushOn, specOf } from './pushes.ts';

/** A truck strikes something, or is struck. */
export interface Impact {
  readonly truck: PieceId;
  readonly part: TruckPart;
  readonly on: 'ground' | 'rim' | 'truck';
  /** The other truck, and its part. */
  readonly other: { readonly truck: PieceId; readonly part: TruckPart } | null;
  readonly impulse: number; // N s
}

/**
 * m/s that a truck goes otherwise after a tick: twice what its support does, which is all that one at rest has, and
 * more than sliding adds to it.
 */
const LEAST_CHANGE = 0.085;
/** Ticks to either side within which the hardest push stands for all: 17 ms, nearer blows are heard as one. */
export const MOMENT = 4;
/** m: nearer than this a corner may be what struck; a truck goes up to 12 mm in a tick. */
const NEAR = 8e-3;

const leastPush = (roll: RollFilmed, truck: PieceId): number => LEAST_CHANGE * specOf(roll, truck).mass;

/** The impacts in this tick. The film has to go on for a MOMENT after it, or be over. */
export function impactsAt(roll: RollFilmed, tick: number): readonly Impact[] {
  return roll.trucks.flatMap((truck) => {
    const push = pushOn(roll, truck, tick);
    if (length(push) < leastPush(roll, truck) || !isPeak(roll, truck, tick, length(push))) return [];
    const impact = impactOf(roll, truck, tick, push);
    return impact === null ? [] : [impact];
  });
}

function isPeak(roll: RollFilmed, truck: PieceId, tick: number, strength: number): boolean {
  for (let away = 1; away <= MOMENT; away += 1) {
    if (length(pushOn(roll, truck, tick - away)) >= strength || length(pushOn(roll, truck, tick + away)) > strength)
      return false;
  }
  return true;
}

/** Null for the second of two trucks that strike each other: one of them tells. */
function impactOf(roll: RollFilmed, truck: PieceId, tick: number, push: Vec3): Impact | null {
  const impulse = length(push);
  const away = scale(push, -1 / impulse);
  const other = struckBy(roll, truck, tick, push);
  if (other !== null) {
    if (other < truck && hasPeakNear(roll, other, tick)) return null;
    return {
      truck,
      part: partTowards(roll, truck, tick, away),
      on: 'truck',
      other: { truck: other, part: partTowards(roll, other, tick, push) },
      impulse,
    };
  }
  const wall = wallStruck(roll, truck, tick, push);
  return {
    truck,
    part: partTowards(roll, truck, tick, wall ?? vec3(0, -1, 0)),
    on: wall === null ? 'ground' : 'rim',
    other: null,
    impulse,
  };
}

const hasPeakNear = (roll: RollFilmed, truck: PieceId, tick: number): boolean =>
  Array.from({ length: 2 * MOMENT + 1 }, (_, i) => tick - MOMENT + i).some((near) => {
    const strength = length(pushOn(roll, truck, near));
    return strength >= leastPush(roll, truck) && isPeak(roll, truck, near, strength);
  });

/** Another truck that got most of this push back in the same tick, and is near enough. */
function struckBy(roll: RollFilmed, truck: PieceId, tick: number, push: Vec3): PieceId | null {
  const strength = length(push);
  const middle = (id: PieceId): Vec3 => toTable(roll.film.poseOf(id, tick), TRUCK_MIDDLE);
  const here = middle(truck);
  const back = (id: PieceId): number => -dot(push, pushOn(roll, id, tick)) / strength;
  const [first] = roll.trucks
    .filter((id) => id !== truck && distance(middle(id), here) < 2 * TRUCK_REACH)
    .map((id) => ({ id, share: back(id) / strength }))
    .filter(({ share }) => share > 0.5)
    .sort((a, b) => b.share - a.share);
  return first?.id ?? null;
}

/** Outwards through the wall that threw the truck back, if one did more than the ground. */
function wallStruck(roll: RollFilmed, truck: PieceId, tick: number, push: Vec3): Vec3 | null {
  const isAt = (depth: number): boolean => Math.abs(depth - ARENA.side / 2) < NEAR;
  const outwards = [vec3(1, 0, 0), vec3(-1, 0, 0), vec3(0, 0, 1), vec3(0, 0, -1)];
  const corners = specOf(roll, truck)
    .parts.flatMap(({ shape }) => shape.vertices)
    .map((v) => inArenaFrame(roll, toTable(roll.film.poseOf(truck, tick), v)));
  const reached = outwards.filter(
    (way) => -dot(push, way) > Math.abs(push.y) && corners.some((at) => at.y < ARENA.rim + NEAR && isAt(dot(at, way))),
  );
  return reached[0] ?? null;
}

const inArenaFrame = ({ arena }: RollFilmed, at: Vec3): Vec3 => add(at, vec3(-arena.x, 0, -arena.z));

/** The part that reaches furthest that way. */
function partTowards(roll: RollFilmed, truck: PieceId, tick: number, way: Vec3): TruckPart {
  const pose = roll.film.poseOf(truck, tick);
  const reach = ({ shape }: TruckSpec['parts'][number]): number =>
    Math.max(...shape.vertices.map((v) => dot(toTable(pose, v), way)));
  return specOf(roll, truck)
    .parts.map((part) => ({ name: part.name, reach: reach(part) }))
    .reduce((a, b) => (b.reach > a.reach ? b : a)).name;
}
