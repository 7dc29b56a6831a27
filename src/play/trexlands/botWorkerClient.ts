import { steadinessOf } from '#engine/seats.ts';
import { LEVELS } from '#bots/trexlands/levels.ts';
import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import { trexlands, type TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import type { Helper } from '../offThread/helper.ts';
import { thinker as thinkerOf } from '../session/botWorkerClient.ts';
import type { Think } from './session/botsHere.ts';

/** The bots of Trexlands, who think where the helper is; each is sent the view of its own seat. */
export const thinker = (open: () => Promise<Helper>): Think =>
  thinkerOf<TrexlandsTypes, TrexlandsMove>({
    game: trexlands,
    levels: LEVELS,
    steadinessIn: ({ seats }, seat) => steadinessOf(seats[seat]),
    open,
  });
