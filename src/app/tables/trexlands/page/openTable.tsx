import { STILL_ASKED } from '../../../asked.ts';
import type { OpenTable, TableBase, TablesideProps } from '../../../pages/tableModule.ts';
import { createSession } from '../session/session.ts';
import { SessionProvider } from '../session/SessionContext.tsx';
import type { NewMatch } from '../session/sessionTypes.ts';
import { TableView } from '../scene/TableView.tsx';
import { ThrowingProvider } from '../throwing/ThrowingContext.tsx';
import { AtTableContext } from '../../../frame/AtTable.tsx';
import { ok } from '../../../../sim/result.ts';
import { atTable } from './atTable.tsx';
import { isGoingOn } from './goingOn.ts';
import { Tableside } from './Tableside.tsx';
import { standardMatch } from './standardMatch.ts';

// The lesson is at the same table: one more file to load would be named in the shell, which is small.
export { LessonPage } from '../teach/LessonPage.tsx';

/** The table of Trexlands on this screen. */
export function openTable({ physics, pace, random }: TableBase): OpenTable {
  const session = createSession({ physics, pace, random });
  const table = atTable(session);
  return {
    session,
    begin: (agreed) => {
      if (!isGoingOn(agreed))
        return session.commands.newMatch(agreed === null ? standardMatch() : (agreed as NewMatch));
      session.commands.resume(agreed.goesOn);
      return ok(agreed.goesOn);
    },
    Tableside: ({ drawn, foot }: TablesideProps) => (
      <SessionProvider session={session}>
        <ThrowingProvider>
          <AtTableContext value={table}>
            <Tableside table={drawn ? <TableView still={STILL_ASKED} /> : null} foot={foot} />
          </AtTableContext>
        </ThrowingProvider>
      </SessionProvider>
    ),
  };
}
