import type { GameModule } from '#engine/module/gameModule.ts';
import { traction } from './traction/module.ts';
import { trexlands } from './trexlands/module.ts';
import { tractorPull } from './tractor-pull/module.ts';
import { truckOff } from './truck-off/module.ts';
import { tugOfWar } from './tug-of-war/module.ts';

/**
 * Every game, a line each; a new one is a folder here and a line. The order is that of published schemas and sentences.
 */
export const GAMES: readonly GameModule[] = [traction, trexlands, truckOff, tugOfWar, tractorPull];
