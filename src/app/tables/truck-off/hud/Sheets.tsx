import { stillPlaying } from '#games/truck-off/queries.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { TableSheets } from '#app/frame/menu/TableSheets.tsx';
import type { ShownSheet } from '#app/frame/TableHud.tsx';
import { personsIn } from '#play/session/players.ts';
import type { TextPanel } from '#app/textTable/textPanel.ts';
import { texts } from '#play/texts.ts';
import { TRUCK_OFF_KEYS } from '#play/truck-off/keys.ts';
import { useCommands } from '../session/SessionContext.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { useOwnerNames } from './useOwnerNames.ts';
import { useMatch } from './useTable.ts';

/** Sheets over the table; a file of a match that is not over tells its secrets. */
export function Sheets(shown: ShownSheet & { readonly text: TextPanel }) {
  const { header, state } = useMatch();
  const { seat: name } = useOwnerNames();
  const { concede } = useCommands();
  const isOver = state.outcome !== null;
  const seats = isOver ? [] : personsIn(header, stillPlaying(state)).map(asSeat);
  return (
    <TableSheets
      {...shown}
      keys={TRUCK_OFF_KEYS}
      Help={HelpDialog}
      fileNote={isOver ? null : texts.sharing.fileSecretsNote}
      conceding={{ seats, name, concede }}
    />
  );
}
