import { BOTH } from '#games/tractor-pull/ids.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { TableSheets } from '#app/frame/menu/TableSheets.tsx';
import { useSeatNames } from '#app/frame/useSeatNames.ts';
import type { ShownSheet } from '#app/frame/TableHud.tsx';
import { personsIn } from '#play/session/players.ts';
import type { TextPanel } from '#app/textTable/textPanel.ts';
import { texts } from '#play/texts.ts';
import { TRACTOR_PULL_KEYS } from '#play/tractor-pull/keys.ts';
import { useCommands } from '../session/SessionContext.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { useMatch } from './useTable.ts';

/** Sheets over the table; a file of a game that is not over tells its secrets. */
export function Sheets(shown: ShownSheet & { readonly text: TextPanel }) {
  const { header, state } = useMatch();
  const { seat: name } = useSeatNames();
  const { concede } = useCommands();
  const isOver = state.outcome !== null;
  const seats = isOver ? [] : personsIn(header, BOTH).map(asSeat);
  return (
    <TableSheets
      {...shown}
      keys={TRACTOR_PULL_KEYS}
      Help={HelpDialog}
      fileNote={isOver ? null : texts.sharing.fileSecretsNote}
      conceding={{ seats, name, concede }}
    />
  );
}
