import { winnersOf } from '#games/tug-of-war/state.ts';
import { tickingTable } from '#engine/replay.ts';
import * as matchFile from '#games/tug-of-war/matchFile.ts';
import { tugOfWar, type TugOfWarTypes } from '#games/tug-of-war/tugOfWar.ts';
import type { RecordedAction } from '#engine/replay.ts';
import type { GameFiles } from '#play/storage/gameFiles.ts';
import { helperOf } from './helper.ts';
import { makeMiniature } from './saved/miniature.ts';

const nothingPerformed = (): never => {
  throw new Error('nothing is performed on a table');
};

/** Matches of Tug of War as files. A glance counts turns. */
export const tugOfWarFiles: GameFiles<TugOfWarTypes, RecordedAction<TugOfWarTypes>> = {
  game: tugOfWar,
  ...matchFile,
  replayTable: (physics) => tickingTable<TugOfWarTypes>(physics.build, nothingPerformed),
  taskOf: nothingPerformed,
  helperOf,
  glanceOfSetup: () => ({}),
  actionsToTell: ({ log }) => log.length,
  glanceOfState: (state) => ({
    turn: state.turn,
    winners: state.outcome === null ? null : winnersOf(state.outcome),
    miniature: makeMiniature(state),
  }),
};
