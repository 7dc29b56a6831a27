import { AtTableContext } from '../../../frame/AtTable.tsx';
import { atTableOf } from '../../../frame/atTableOf.ts';
import type { OpenTable, TableBase, TablesideProps } from '../../../pages/tableModule.ts';
import { shareMatch } from '../../../sharing/ShareMatch.tsx';
import { truckOffFiles } from '../files.ts';
import { TableView } from '../scene/TableView.tsx';
import { createSession } from '../session/session.ts';
import { SessionProvider } from '../session/SessionContext.tsx';
import type { NewMatch } from '../session/sessionTypes.ts';
import { sharing } from '../texts/table.ts';
import { ThrowingProvider } from '../throwing/ThrowingContext.tsx';
import { planOf, STANDARD_DRAFT } from './draft.ts';
import { Tableside } from './Tableside.tsx';

/** The table of Truck Off on this screen. */
export function openTable(base: TableBase): OpenTable {
  const session = createSession(base);
  const Share = shareMatch(sharing.move, { hasSecrets: true });
  const table = atTableOf(session, truckOffFiles, { Share });
  return {
    session,
    begin: (agreed) => {
      if (agreed !== null) return session.commands.newMatch(agreed as NewMatch);
      const plan = planOf(STANDARD_DRAFT);
      return plan.ok ? session.commands.newMatch(plan.value) : plan;
    },
    Tableside: ({ drawn, foot }: TablesideProps) => (
      <SessionProvider session={session}>
        <AtTableContext value={table}>
          <ThrowingProvider>
            <Tableside table={drawn ? <TableView /> : null} foot={foot} />
          </ThrowingProvider>
        </AtTableContext>
      </SessionProvider>
    ),
  };
}
