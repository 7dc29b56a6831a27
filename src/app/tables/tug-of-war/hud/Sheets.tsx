import { BOTH } from '#games/tug-of-war/ids.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { TableSheets } from '#app/frame/menu/TableSheets.tsx';
import { useSeatNames } from '#app/frame/useSeatNames.ts';
import type { ShownSheet } from '#app/frame/TableHud.tsx';
import { personsIn } from '#play/session/players.ts';
import type { TextPanel } from '#app/textTable/textPanel.ts';
import { TUG_OF_WAR_KEYS } from '#play/tug-of-war/keys.ts';
import { useCommands } from '../session/SessionContext.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { useMatch } from './useTable.ts';

/** Sheets over the table; nothing in a file of a match is secret. */
export function Sheets(shown: ShownSheet & { readonly text: TextPanel }) {
  const { header, state } = useMatch();
  const { seat: name } = useSeatNames();
  const { concede } = useCommands();
  const isOver = state.outcome !== null;
  const seats = isOver ? [] : personsIn(header, BOTH).map(asSeat);
  return (
    <TableSheets
      {...shown}
      keys={TUG_OF_WAR_KEYS}
      Help={HelpDialog}
      fileNote={null}
      conceding={{ seats, name, concede }}
    />
  );
}
