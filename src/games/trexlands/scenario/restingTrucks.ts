import { hashOf } from '#engine/hash.ts';
import { tick } from '#sim/ids.ts';
import type { RestingBody, Rolled } from '#sim/roll/roll.ts';
import { poseAtRelease } from '../rolling/throw.ts';
import { TRUCK } from '#sim/roll/truck.ts';
import type { PlacedTruck, Rest } from './scenario.ts';

/** The truck as it is placed, at rest since ever. */
export const restingTruck = ({ id, atMm, quaternion }: PlacedTruck): RestingBody => ({
  id,
  spec: TRUCK,
  pose: poseAtRelease({ atMm, quaternion }),
  restedAt: tick(0),
  turnedDeg: Infinity,
});

/** Placed trucks in the form of a roll's outcome, for the referee: no engine has to be asked. */
export const restingTrucks = ({ trucks }: Rest): Rolled => ({
  bodies: trucks.map(restingTruck),
  settled: true,
  ticks: 0,
  hash: hashOf(trucks),
});
