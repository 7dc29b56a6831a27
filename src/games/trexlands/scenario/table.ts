import type { Physics } from '#sim/physics.ts';
import type { Rolled } from '#sim/roll/roll.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { Ticking } from '#sim/ticking.ts';
import { rollingTrucks, type BattleSetup } from '../rolling/battle.ts';

/** Where rolls are rolled: physics, or a double in tests. */
export interface RollTable {
  /** Names the physics build. */
  readonly build: string;
  readonly tickHz: number;
  readonly roll: (setup: BattleSetup) => Ticking<Rolled>;
}

/** A table on which trucks are really thrown, each roll in a fresh world. */
export const physicsRollTable = (physics: Physics): RollTable => ({
  build: physics.build,
  tickHz: TICK_HZ,
  roll: (setup) => rollingTrucks(physics, setup),
});
