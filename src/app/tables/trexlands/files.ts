import { makeMatch, matchOf, recordMatch, tellMatch, type TrexlandsRecordedAction } from '../../../games/trexlands/matchFile.ts';
import { replayTable } from '../../../games/trexlands/replayTable.ts';
import { trexlands, type TrexlandsTypes } from '../../../games/trexlands/trexlands.ts';
import type { GameFiles } from '../gameFiles.ts';
import { makeMiniature } from './miniature.ts';

/** Matches of Trexlands as files. What a glance counts are turn cycles. */
export const trexlandsFiles: GameFiles<TrexlandsTypes, TrexlandsRecordedAction> = {
  game: trexlands,
  recordMatch,
  makeMatch,
  matchOf,
  tellMatch,
  replayTable,
  glanceOfSetup: () => ({}),
  glanceOfState: (state) => ({ turn: state.cycle, winners: state.outcome?.winners ?? null, miniature: makeMiniature(state) }),
};
