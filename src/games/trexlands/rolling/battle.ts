import type { TruckFile } from '#engine/truckFile.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';
import { rollingOut, type Rolled } from '#sim/roll/roll.ts';
import type { RollSetup } from '#sim/roll/rollWorld.ts';
import type { Terrain } from '#sim/roll/terrain.ts';
import { atOnce, type Ticking } from '#sim/ticking.ts';
import { trucksBy } from '../ownTruck.ts';
import type { Throw } from './throw.ts';

/** All trucks of a roll: plain data that a worker can be sent. */
export interface BattleSetup {
  readonly terrain: Terrain;
  /** Within the limits (throwLimits.ts), in any order. */
  readonly throws: readonly Throw[];
  /** Trucks that carry ballast. */
  readonly ballasted: readonly PieceId[];
  /** Left out: those of every fleet. */
  readonly truck?: TruckFile | undefined;
}

/** The same as the simulation is told. */
export const released = ({ terrain, throws, ballasted, truck: own }: BattleSetup): RollSetup => ({
  terrain,
  bodies: throws.map(({ truck, ...release }) => ({
    id: truck,
    spec: trucksBy(own)[ballasted.includes(truck) ? 'ballasted' : 'plain'],
    ...release,
  })),
});

/** Rolls the trucks to the end, tick by tick. */
export const rollingTrucks = (physics: Physics, setup: BattleSetup): Ticking<Rolled> =>
  rollingOut(physics, released(setup));

/** The same within this call. */
export const rollTrucks = (physics: Physics, setup: BattleSetup): Rolled => atOnce(rollingTrucks(physics, setup));
