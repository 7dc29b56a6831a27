import { remembered } from '#engine/matchFile/remembered.ts';
import type { PieceId } from '#sim/ids.ts';
import { GRAVITY, TICK_S } from '#sim/settings.ts';
import type { TruckSpec } from '#sim/roll/truck.ts';
import { toTable } from '#sim/world/pose.ts';
import type { Scrape } from '#app/audio/heard.ts';
import { OBJECT_SOUNDS, surfaceSoundOf } from '#app/audio/sounds.ts';
import type { RollFilmed } from './rollFilmed.ts';
import { specOf } from './pushes.ts';

/**
 * m: lower than this a corner is on the ground; what slides trembles by less (the referee's measure of contact is 0.2
 * mm).
 */
const ON_GROUND = 0.4e-3;
/** m/s: slower than this a truck that slides is not heard (house value). */
const SLOWEST = 0.05;

const cornersOf = remembered(({ parts }: TruckSpec) => parts.flatMap(({ shape }) => shape.vertices));

/** The loudest of the trucks that slide over the ground in this tick. */
export function slideAt(roll: RollFilmed, tick: number): Scrape | null {
  const [first] = roll.trucks.flatMap((truck) => powerOf(roll, truck, tick)).sort((a, b) => b.power - a.power);
  return first === undefined ? null : { kind: 'scrape', ground: surfaceSoundOf(roll.terrain), ...first };
}

function powerOf(roll: RollFilmed, truck: PieceId, tick: number): Pick<Scrape, 'power' | 'speed'>[] {
  const [before, after] = [roll.film.poseOf(truck, tick - 1), roll.film.poseOf(truck, tick)];
  if (before === after || (before.position.x === after.position.x && before.position.z === after.position.z)) return [];
  const speeds = cornersOf(specOf(roll, truck)).flatMap((corner) => {
    const [from, to] = [toTable(before, corner), toTable(after, corner)];
    return Math.max(Math.abs(from.y), Math.abs(to.y)) <= ON_GROUND
      ? [Math.hypot(to.x - from.x, to.z - from.z) / TICK_S]
      : [];
  });
  const speed = Math.max(0, ...speeds);
  return speed < SLOWEST
    ? []
    : [{ speed, power: (speed * specOf(roll, truck).mass * GRAVITY) / OBJECT_SOUNDS.rubber.heft }];
}
