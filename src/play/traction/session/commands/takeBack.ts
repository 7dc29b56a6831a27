import { DONE } from '#play/session/outcome.ts';
import type { Fault } from '#sim/result.ts';
import { undoCommands } from '#play/session/commands.ts';
import type { UndoCommands } from '#play/session/state.ts';
import type { Core } from '../core.ts';
import type { SessionState } from '../sessionTypes.ts';

/** Whether a walk waits for its next step here: then it is what would be taken back. */
export const walkWaits = ({ stage, spectating }: SessionState): boolean => stage === 'between-steps' && !spectating;

/** A walk that waits for its next step ends where it is, so that it can be taken back, all of it. */
export function takeBackCommands(core: Core): UndoCommands {
  const { runner } = core;
  const undo = undoCommands(core);
  const whyNotTakeBack = (from?: number): Fault | null =>
    from === undefined && walkWaits(core.state) ? null : undo.whyNotTakeBack(from);
  return {
    ...undo,
    requestUndo: (by, from) => {
      const ended = from === undefined && walkWaits(core.state) ? runner.end() : DONE;
      return ended.ok ? undo.requestUndo(by, from) : ended;
    },
    mayTakeBack: (from) => whyNotTakeBack(from) === null,
    whyNotTakeBack,
  };
}
