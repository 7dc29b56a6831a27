import { LEVELS } from '#bots/tractor-pull/levels.ts';
import type { TractorPullMove } from '#bots/tractor-pull/moves.ts';
import { steadinessOf } from '#engine/seats.ts';
import { tractorPull, type TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import type { Helper } from '../offThread/helper.ts';
import { thinker as thinkerOf } from '../session/botWorkerClient.ts';
import type { Think } from './session/botsHere.ts';

/** The bots of Tractor Pull, who think where the helper is; each is sent the view of its own seat. */
export const thinker = (open: () => Promise<Helper>): Think =>
  thinkerOf<TractorPullTypes, TractorPullMove>({
    game: tractorPull,
    levels: LEVELS,
    steadinessIn: ({ seats }, seat) => steadinessOf(seats[seat]),
    open,
  });
