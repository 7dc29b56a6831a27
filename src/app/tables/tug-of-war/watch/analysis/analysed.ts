import { winnersOf } from '#games/tug-of-war/state.ts';
import { isValued } from '#bots/tug-of-war/analysis.ts';
import { SCALE } from '#bots/tug-of-war/chance.ts';
import type { TugOfWarMove } from '#bots/tug-of-war/moves.ts';
import type { TugOfWarMatch } from '#games/tug-of-war/tugOfWar.ts';
import type { Analysed } from '#play/replay/analysis/analysisStore.ts';
import { betterTask, valueTask } from '#app/tables/tug-of-war/helper.ts';

/** A match of Tug of War for the analysis. Nothing is secret, so that all see the whole position. */
export const analysed = ({ header, log, state }: TugOfWarMatch): Analysed<TugOfWarMove> => ({
  seats: header.seats,
  actions: log.length,
  winners: state.outcome === null ? null : winnersOf(state.outcome),
  scale: SCALE,
  valueTask: (i) => {
    const entry = log[i];
    return entry === undefined || !isValued(entry.action)
      ? null
      : valueTask({ before: entry.before.state, action: entry.action });
  },
  betterTask: (i) => {
    const entry = log[i];
    return entry === undefined || !isValued(entry.action) ? null : betterTask(entry.before.state);
  },
});
