import type { Wanted } from '#engine/replay.ts';
import * as matchFile from '#games/truck-off/matchFile.ts';
import { replayTable, setupOf } from '#games/truck-off/perform.ts';
import { truckOff, type TruckOffTypes } from '#games/truck-off/truckOff.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Task } from '#play/offThread/helper.ts';
import type { GameFiles } from '#play/storage/gameFiles.ts';
import { helperOf, rollTask } from './helper.ts';
import { makeMiniature } from './saved/miniature.ts';
import { actionsToTell, recordedToTell } from '#play/truck-off/watch/publicPart.ts';

function taskOf({ state, random, action }: Wanted<TruckOffTypes>): Result<Task> {
  if (action.do !== 'roll') throw new Error(`${action.do} needs no table`);
  const setup = setupOf({ state, random }, action);
  return setup.ok ? ok(rollTask(setup.value)) : setup;
}

/** Matches of Truck Off as files. A glance counts rounds. */
export const truckOffFiles: GameFiles<TruckOffTypes, matchFile.TruckOffRecordedAction> = {
  game: truckOff,
  ...matchFile,
  replayTable,
  taskOf,
  helperOf,
  glanceOfSetup: () => ({}),
  actionsToTell,
  recordedToTell,
  glanceOfState: (state) => ({
    turn: state.round,
    winners: state.outcome?.winners ?? null,
    miniature: makeMiniature(state),
  }),
};
