import type { HouseRule } from '#engine/module/houseRules.ts';
import type { Physics } from '#sim/physics.ts';
import { LEVELS as traction } from './traction/levels.ts';
import { LEVELS as tractorPull } from './tractor-pull/levels.ts';
import { LEVELS as trexlands } from './trexlands/levels.ts';
import { LEVELS as truckOff } from './truck-off/levels.ts';
import { LEVELS as tugOfWar } from './tug-of-war/levels.ts';
import type { TrialsOfGame } from './trial.ts';

/** Searches matches of a game's bots for puzzles. */
export type MakePuzzles = (physics: Physics) => Generator<string, readonly object[]>;

/** The bots of a game as the lab and the commands find them; loaded when they are asked for. */
export interface BotsModule {
  /** The game's, as files name it. */
  readonly id: string;
  /** The game's, as people name it. */
  readonly name: string;
  /** The weakest first. */
  readonly levels: readonly string[];
  readonly trials: () => Promise<TrialsOfGame>;
  /** House rules of the game that matches of bots are compared by; left out where there are none. */
  readonly houseRules?: () => Promise<readonly HouseRule[]>;
  /** Left out where there are none; each tells of what it finds, and ends with all that go into the game's file. */
  readonly puzzles?: () => Promise<MakePuzzles>;
}

/** Every game that has bots, a line each. */
export const BOTS: readonly BotsModule[] = [
  {
    id: 'traction',
    name: 'Traction',
    levels: traction,
    houseRules: async () => (await import('#games/traction/houseRules.ts')).HOUSE_RULES,
    trials: async () => (await import('./traction/trials.ts')).trials,
    puzzles: async () => (await import('./traction/puzzles/make.ts')).makePuzzles,
  },
  {
    id: 'trexlands',
    name: 'Trexlands',
    levels: trexlands,
    houseRules: async () => (await import('#games/trexlands/houseRules.ts')).HOUSE_RULES,
    trials: async () => (await import('./trexlands/trials.ts')).trials,
    puzzles: async () => (await import('./trexlands/puzzles/make.ts')).makePuzzles,
  },
  {
    id: 'truck-off',
    name: 'Truck Off',
    levels: truckOff,
    houseRules: async () => (await import('#games/truck-off/houseRules.ts')).HOUSE_RULES,
    trials: async () => (await import('./truck-off/trials.ts')).trials,
  },
  {
    id: 'tractor-pull',
    name: 'Tractor Pull',
    levels: tractorPull,
    houseRules: async () => (await import('#games/tractor-pull/houseRules.ts')).HOUSE_RULES,
    trials: async () => (await import('./tractor-pull/trials.ts')).trials,
  },
  {
    id: 'tug-of-war',
    name: 'Tug of War',
    levels: tugOfWar,
    houseRules: async () => (await import('#games/tug-of-war/houseRules.ts')).HOUSE_RULES,
    trials: async () => (await import('./tug-of-war/trials.ts')).trials,
  },
];
