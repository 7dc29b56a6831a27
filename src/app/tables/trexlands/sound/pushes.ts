import { trucksBy } from '#games/trexlands/ownTruck.ts';
import type { PieceId } from '#sim/ids.ts';
import { add, scale, sub, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { TruckSpec } from '#sim/roll/truck.ts';
import { GRAVITY, TICK_S } from '#sim/settings.ts';
import { toTable } from '#sim/world/pose.ts';
import type { RollFilmed } from './rollFilmed.ts';

export const specOf = ({ ballast, own }: RollFilmed, truck: PieceId): TruckSpec =>
  trucksBy(own)[ballast.includes(truck) ? 'ballasted' : 'plain'];

/** In one tick, m/s: what holds a truck up against its weight. */
const SUPPORT = vec3(0, GRAVITY * TICK_S, 0);

/** The total push on the truck in the tick, N s: from how its middle of mass goes on after it. */
export function pushOn(roll: RollFilmed, truck: PieceId, tick: number): Vec3 {
  if (tick < 1 || tick >= roll.film.ticks) return vec3(0, 0, 0); // the motion before or after is not known
  const { com, mass } = specOf(roll, truck);
  const at = (when: number): Vec3 => toTable(roll.film.poseOf(truck, when), com);
  const here = at(tick);
  const change = scale(sub(sub(at(tick + 1), here), sub(here, at(tick - 1))), 1 / TICK_S);
  return scale(add(change, SUPPORT), mass);
}
