import type { TableModule } from '../pages/tableModule.ts';
import { tractorPull } from './tractor-pull/module.tsx';
import { traction } from './traction/module.tsx';
import { trexlands } from './trexlands/module.tsx';
import { truckOff } from './truck-off/module.tsx';
import { tugOfWar } from './tug-of-war/module.tsx';

/** Every game of this page, in the order in which the start page shows them. A new game is one line. */
export const MODULES: readonly TableModule[] = [traction, trexlands, truckOff, tractorPull, tugOfWar];
