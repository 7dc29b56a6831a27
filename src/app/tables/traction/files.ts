import { makeMatch, matchOf, recordMatch, tellMatch, type TractionRecordedAction } from '../../../games/traction/matchFile.ts';
import { replayTable } from '../../../games/traction/replayTable.ts';
import { traction, type TractionTypes } from '../../../games/traction/traction.ts';
import type { GameFiles } from '../gameFiles.ts';
import { makeMiniature } from './miniature.ts';

/** Matches of Traction as files. */
export const tractionFiles: GameFiles<TractionTypes, TractionRecordedAction> = {
  game: traction,
  recordMatch,
  makeMatch,
  matchOf,
  tellMatch,
  replayTable,
  glanceOfSetup: ({ surface }) => ({ surface: surface.id }),
  glanceOfState: (state) => ({ turn: state.turn.number, winners: state.outcome?.winners ?? null, miniature: makeMiniature(state) }),
};
