import { LEVELS } from '#bots/truck-off/levels.ts';
import type { TruckOffMove } from '#bots/truck-off/moves.ts';
import { steadinessOf } from '#engine/seats.ts';
import { truckOff, type TruckOffTypes } from '#games/truck-off/truckOff.ts';
import type { Helper } from '../offThread/helper.ts';
import { thinker as thinkerOf } from '../session/botWorkerClient.ts';
import type { Think } from './session/botsHere.ts';

/** The bots of Truck Off, who think where the helper is; each is sent the view of its own seat. */
export const thinker = (open: () => Promise<Helper>): Think =>
  thinkerOf<TruckOffTypes, TruckOffMove>({
    game: truckOff,
    levels: LEVELS,
    steadinessIn: ({ seats }, seat) => steadinessOf(seats[seat]),
    open,
  });
