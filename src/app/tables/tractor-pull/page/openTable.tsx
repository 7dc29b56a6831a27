import { AtTableContext } from '../../../frame/AtTable.tsx';
import { atTableOf } from '../../../frame/atTableOf.ts';
import type { OpenTable, TableBase, TablesideProps } from '../../../pages/tableModule.ts';
import { shareMatch } from '../../../sharing/ShareMatch.tsx';
import { tractorPullFiles } from '../files.ts';
import { TableView } from '../scene/TableView.tsx';
import { createSession } from '../session/session.ts';
import { SessionProvider } from '../session/SessionContext.tsx';
import type { NewMatch } from '../session/sessionTypes.ts';
import { SpinningProvider } from '../spinning/SpinningContext.tsx';
import { sharing } from '../texts/table.ts';
import { standardMatch } from './draft.ts';
import { Tableside } from './Tableside.tsx';

/** The table of Tractor Pull on this screen. */
export function openTable(base: TableBase): OpenTable {
  const session = createSession(base);
  const Share = shareMatch(sharing.move, { hasSecrets: true });
  const table = atTableOf(session, tractorPullFiles, { Share });
  return {
    session,
    begin: (agreed) => session.commands.newMatch(agreed === null ? standardMatch() : (agreed as NewMatch)),
    Tableside: ({ drawn, foot }: TablesideProps) => (
      <SessionProvider session={session}>
        <AtTableContext value={table}>
          <SpinningProvider>
            <Tableside table={drawn ? <TableView /> : null} foot={foot} />
          </SpinningProvider>
        </AtTableContext>
      </SessionProvider>
    ),
  };
}
