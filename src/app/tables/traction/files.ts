import * as matchFile from '#games/traction/matchFile.ts';
import type { Wanted } from '#engine/replay.ts';
import { orderOf } from '#games/traction/perform.ts';
import { replayTable } from '#games/traction/replayTable.ts';
import { traction, type TractionTypes } from '#games/traction/traction.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Task } from '#play/offThread/helper.ts';
import type { GameFiles } from '#play/storage/gameFiles.ts';
import { actTask, helperOf } from './helper.ts';
import { makeMiniature } from '#play/traction/miniature.ts';

function taskOf({ state, action }: Wanted<TractionTypes>): Result<Task> {
  if (!('gesture' in action)) throw new Error(`${action.do} needs no table`);
  return ok(actTask(orderOf(state, action)));
}

/** Matches of Traction as files. */
export const tractionFiles: GameFiles<TractionTypes, matchFile.TractionRecordedAction> = {
  game: traction,
  ...matchFile,
  replayTable,
  taskOf,
  helperOf,
  glanceOfSetup: ({ surface, options: { hands = 'any' } }) => ({
    surface: surface.id,
    ...(hands === 'any' ? {} : { mode: hands }),
  }),
  actionsToTell: ({ log }) => log.length,
  glanceOfState: (state) => ({
    turn: state.turn.number,
    winners: state.outcome?.winners ?? null,
    miniature: makeMiniature(state),
  }),
};
