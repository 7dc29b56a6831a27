import { isValued } from '#bots/trexlands/analysis.ts';
import { LEVELS } from '#bots/trexlands/levels.ts';
import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import { SCALE } from '#bots/trexlands/scale.ts';
import { steadinessOf } from '#engine/seats.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import { view } from '#games/trexlands/view.ts';
import type { Analysed } from '#play/replay/analysis/analysisStore.ts';
import { thinkTaskBefore } from '#play/session/botWorkerClient.ts';
import { valueTask } from '#app/tables/trexlands/helper.ts';

/** A match of Trexlands for the analysis: each choice is seen as its seat saw the table. */
export const analysed = ({ header, log, state }: TrexlandsMatch): Analysed<TrexlandsMove> => ({
  seats: header.seats,
  actions: log.length,
  winners: state.outcome?.winners ?? null,
  scale: SCALE,
  valueTask: (i) => {
    const entry = log[i];
    if (entry === undefined) return null;
    const { action, before } = entry;
    if (!isValued({ before: before.state, action })) return null;
    return valueTask({ before: before.state, action, after: log[i + 1]?.before.state ?? state });
  },
  betterTask: (i) => {
    const before = log[i]?.before.state;
    const turn = before === undefined ? null : turnOf(before);
    if (before === undefined || turn === null || before.agenda.length > 0) return null;
    const { seat } = turn;
    return thinkTaskBefore({
      level: LEVELS.at(-1) ?? LEVELS[0],
      steadiness: steadinessOf(header.seats[seat]),
      seed: header.seed,
      seat,
      length: i,
      view: view(before, seat),
    });
  },
});
