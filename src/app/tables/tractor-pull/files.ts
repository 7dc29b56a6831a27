import type { Wanted } from '#engine/replay.ts';
import * as matchFile from '#games/tractor-pull/matchFile.ts';
import { replayTable, setupOf } from '#games/tractor-pull/perform.ts';
import { tractorPull, type TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Task } from '#play/offThread/helper.ts';
import type { GameFiles } from '#play/storage/gameFiles.ts';
import { helperOf, spinTask } from './helper.ts';
import { makeMiniature } from './saved/miniature.ts';
import { actionsToTell, recordedToTell } from '#play/tractor-pull/watch/publicPart.ts';

function taskOf({ state, random, action }: Wanted<TractorPullTypes>): Result<Task> {
  if (action.do !== 'spin') throw new Error(`${action.do} needs no table`);
  const setup = setupOf({ state, random }, action);
  return setup.ok ? ok(spinTask(setup.value)) : setup;
}

/** Matches of Tractor Pull as files. A glance counts the matches of a game. */
export const tractorPullFiles: GameFiles<TractorPullTypes, matchFile.TractorPullRecordedAction> = {
  game: tractorPull,
  ...matchFile,
  replayTable,
  taskOf,
  helperOf,
  glanceOfSetup: () => ({}),
  actionsToTell,
  recordedToTell,
  glanceOfState: (state) => ({
    turn: state.match,
    winners: state.outcome === null ? null : [state.outcome.winner],
    miniature: makeMiniature(state),
  }),
};
