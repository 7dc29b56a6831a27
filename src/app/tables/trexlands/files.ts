import * as matchFile from '#games/trexlands/matchFile.ts';
import type { Wanted } from '#engine/replay.ts';
import { setupOf } from '#games/trexlands/perform.ts';
import { replayTable } from '#games/trexlands/replayTable.ts';
import { trexlands, type TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Task } from '#play/offThread/helper.ts';
import type { GameFiles } from '#play/storage/gameFiles.ts';
import { helperOf, rollTask } from './helper.ts';
import { makeMiniature } from '#play/trexlands/miniature.ts';
import { actionsToTell, recordedToTell } from '#play/trexlands/watch/publicPart.ts';

function taskOf({ state, random, action }: Wanted<TrexlandsTypes>): Result<Task> {
  if (action.do !== 'roll') throw new Error(`${action.do} needs no table`);
  const setup = setupOf({ state, random }, action);
  return setup.ok ? ok(rollTask(setup.value)) : setup;
}

/** Matches of Trexlands as files. A glance counts turn cycles. */
export const trexlandsFiles: GameFiles<TrexlandsTypes, matchFile.TrexlandsRecordedAction> = {
  game: trexlands,
  ...matchFile,
  replayTable,
  taskOf,
  helperOf,
  glanceOfSetup: () => ({}),
  actionsToTell,
  recordedToTell,
  glanceOfState: (state) => ({
    turn: state.cycle,
    winners: state.outcome?.winners ?? null,
    miniature: makeMiniature(state),
  }),
};
