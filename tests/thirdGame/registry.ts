import type { GameModule } from '#engine/module/gameModule.ts';
import { GAMES } from '#games/registry.ts';
import { module as omen } from './src/games/omen/module.ts';

/** The registry with one line more. */
export const GAMES_AND_ONE: readonly GameModule[] = [...GAMES, omen];
