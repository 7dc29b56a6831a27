import type { Physics } from '../../../sim/physics.ts';
import { rollingOut, type Rolled } from '../../../sim/roll/roll.ts';
import type { RollSetup } from '../../../sim/roll/rollWorld.ts';
import { TICK_HZ } from '../../../sim/settings.ts';
import type { Ticking } from '../../../sim/ticking.ts';

/** Where rolls are rolled: physics, or a double in tests. */
export interface RollTable {
  /** Names the physics build. */
  readonly build: string;
  readonly tickHz: number;
  readonly roll: (setup: RollSetup) => Ticking<Rolled>;
}

/** A table on which trucks are really thrown, each roll in a fresh world. */
export const physicsRollTable = (physics: Physics): RollTable => ({
  build: physics.build,
  tickHz: TICK_HZ,
  roll: (setup) => rollingOut(physics, setup),
});
