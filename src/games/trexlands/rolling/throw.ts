import type { PieceId } from '#sim/ids.ts';
import { poseAtRelease as poseOfBody, quantiseRelease, type Placed, type Release } from '#sim/roll/release.ts';
import { TRUCK_MIDDLE } from '#sim/roll/truck.ts';
import type { Pose } from '#sim/world/pose.ts';

/** How a truck leaves the hand: x forwards, y up, z to its right. */
export interface Throw extends Release {
  readonly truck: PieceId;
}

/** The same throw in whole quanta: what is recorded, written and simulated. */
export const quantiseThrow = ({ truck, ...release }: Throw): Throw => ({ truck, ...quantiseRelease(release) });

/** Where the truck's own origin is as it is let go (or lies), and how it is turned. */
export const poseAtRelease = (placed: Placed): Pose => poseOfBody(placed, TRUCK_MIDDLE);
