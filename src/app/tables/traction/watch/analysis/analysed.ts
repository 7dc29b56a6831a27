import { LEVELS } from '#bots/traction/levels.ts';
import type { TractionMove } from '#bots/traction/moves.ts';
import { SCALE } from '#bots/traction/scale.ts';
import { steadinessIn } from '#games/traction/seatHand.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import type { Analysed } from '#play/replay/analysis/analysisStore.ts';
import { thinkTaskBefore } from '#play/session/botWorkerClient.ts';
import { valueTask } from '#app/tables/traction/helper.ts';

/** Actions that a seat chooses in its own turn. */
const MOVES: readonly string[] = ['walk', 'tackle', 'end-turn'];

/** A match of Traction for the analysis. */
export const analysed = ({ header, log, state }: TractionMatch): Analysed<TractionMove> => ({
  seats: header.seats,
  actions: log.length,
  winners: state.outcome?.winners ?? null,
  scale: SCALE,
  valueTask: (i) => {
    const entry = log[i];
    if (entry === undefined || !MOVES.includes(entry.action.do)) return null;
    return valueTask({ before: entry.before.state, after: log[i + 1]?.before.state ?? state });
  },
  betterTask: (i) => {
    const view = log[i]?.before.state;
    if (view === undefined) return null;
    const { seat } = view.turn;
    return thinkTaskBefore({
      level: LEVELS.at(-1) ?? LEVELS[0],
      steadiness: steadinessIn(header, seat),
      seed: header.seed,
      seat,
      length: i,
      view,
    });
  },
});
