import type { PieceId } from '#sim/ids.ts';
import type { Terrain } from '#sim/roll/terrain.ts';
import type { Placed } from '#sim/roll/release.ts';
import type { Throw } from '../rolling/throw.ts';
import type { Expectation } from './expectSchema.ts';

/**
 * A scenario that has passed every check that needs no physics: its trucks may be thrown like that. The only way to get
 * one is `parseRollScenario`.
 */
export interface RollScenario {
  readonly title: string;
  readonly terrain: Terrain;
  readonly trucks: readonly ScenarioTruck[]; // in the file's order, like everything here
  readonly actions: readonly [BattleRoll | Rest];
  /** At most one: `expect[0]` is about `actions[0]`. */
  readonly expect: readonly Expectation[];
}

export interface ScenarioTruck {
  readonly id: PieceId;
  /** Whether it carries ballast. */
  readonly ballast: boolean;
}

/** Trucks placed by hand: none is thrown, the referee says how they lie. */
export interface Rest {
  readonly do: 'rest';
  /** One for each truck of the scenario. */
  readonly trucks: readonly PlacedTruck[];
}

/** A truck's place as a throw has it: of its middle, in quanta. */
export interface PlacedTruck extends Placed {
  readonly id: PieceId;
}

/** All trucks of a battle, released together (TX-17). */
export interface BattleRoll {
  readonly do: 'battle-roll';
  /** One for each truck of the scenario, within the limits of a hand. */
  readonly throws: readonly Throw[];
}
