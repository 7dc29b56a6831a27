import { eventText } from '#games/trexlands/texts.ts';
import { UndoQuestion } from '#app/frame/prompts/UndoQuestion.tsx';
import { useCommands } from '#app/tables/trexlands/session/SessionContext.tsx';
import { useNames, useMatch } from '../useTable.ts';

/** Taking back by consent: every other seat presses for itself. The action is told as every player saw it. */
export function UndoPrompt() {
  const { undo, log } = useMatch();
  const names = useNames();
  const commands = useCommands();
  const entry = undo === null ? undefined : log[undo.from];
  if (undo === null || entry === undefined) return null;
  const [first] = entry.events;
  return (
    <UndoQuestion undo={undo} actions={log.length - undo.from} naming={names} commands={commands}>
      {first !== undefined && eventText(first, names)}
    </UndoQuestion>
  );
}
