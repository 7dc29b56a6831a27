import { LEVELS } from '#bots/tug-of-war/levels.ts';
import type { TugOfWarMove } from '#bots/tug-of-war/moves.ts';
import { steadinessOf } from '#engine/seats.ts';
import { tugOfWar, type TugOfWarTypes } from '#games/tug-of-war/tugOfWar.ts';
import type { Helper } from '../offThread/helper.ts';
import { thinker as thinkerOf } from '../session/botWorkerClient.ts';
import type { Think } from './session/botsHere.ts';

/** The bots of Tug of War, who think where the helper is. */
export const thinker = (open: () => Promise<Helper>): Think =>
  thinkerOf<TugOfWarTypes, TugOfWarMove>({
    game: tugOfWar,
    levels: LEVELS,
    steadinessIn: ({ seats }, seat) => steadinessOf(seats[seat]),
    open,
  });
