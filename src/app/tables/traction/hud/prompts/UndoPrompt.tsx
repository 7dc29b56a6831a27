import { isOpen } from '#engine/seen.ts';
import { UndoQuestion } from '#app/frame/prompts/UndoQuestion.tsx';
import { useCommands } from '#app/tables/traction/session/SessionContext.tsx';
import { wordsOf } from '#play/traction/say/logLines.ts';
import { useMatch, useNaming } from '../useTable.ts';

/** Taking back by consent: every other seat presses for itself. */
export function UndoPrompt() {
  const { undo, log } = useMatch();
  const naming = useNaming();
  const commands = useCommands();
  const entry = undo === null ? undefined : log[undo.from];
  if (undo === null || entry === undefined || !isOpen(entry)) return null;
  return (
    <UndoQuestion undo={undo} actions={log.length - undo.from} naming={naming} commands={commands}>
      {wordsOf(entry, naming)}
    </UndoQuestion>
  );
}
