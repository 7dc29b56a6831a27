import { HINT, LEVELS } from '#bots/traction/levels.ts';
import type { TractionMove } from '#bots/traction/moves.ts';
import { steadinessIn } from '#games/traction/seatHand.ts';
import { traction, type TractionTypes } from '#games/traction/traction.ts';
import type { Physics } from '#sim/physics.ts';
import { thinker as thinkerOf } from '#play/session/botWorkerClient.ts';
import { helperOf } from '../helper.ts';
import type { Think } from '#play/traction/session/botsHere.ts';

/** Traction's bots, in a worker of their own. */
export const thinker = (physics: Physics): Think =>
  thinkerOf<TractionTypes, TractionMove>({
    game: traction,
    levels: LEVELS,
    hint: HINT,
    steadinessIn,
    open: () => helperOf(physics),
  });
