import type { ModuleId } from '../ids.ts';
import { clock, type ClockState } from './clock.ts';
import { collation, type CollationState } from './collation.ts';
import { conker, type ConkerState } from './conker.ts';
import { maze, type MazeState } from './maze.ts';
import { path, type PathState } from './path.ts';
import { race, type RaceState } from './race.ts';
import { rope, type RopeState } from './rope.ts';
import type { ModuleRules } from './rules.ts';
import { tower, type TowerState } from './tower.ts';

/** The state of each module. */
export interface ModuleStates {
  readonly rope: RopeState;
  readonly race: RaceState;
  readonly collation: CollationState;
  readonly clock: ClockState;
  readonly maze: MazeState;
  readonly path: PathState;
  readonly conker: ConkerState;
  readonly tower: TowerState;
}

export const MODULES: { readonly [K in ModuleId]: ModuleRules<ModuleStates[K]> } = {
  rope,
  race,
  collation,
  clock,
  maze,
  path,
  conker,
  tower,
};
