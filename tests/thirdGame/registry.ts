import type { GameModule } from '../../src/engine/module/gameModule.ts';
import { GAMES } from '../../src/games/registry.ts';
import { module as omen } from './src/games/omen/module.ts';

/** The registry with one line more. */
export const GAMES_AND_ONE: readonly GameModule[] = [...GAMES, omen];
