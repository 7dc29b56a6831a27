import { STILL_ASKED } from '../../../asked.ts';
import type { OpenTable, TableBase, TablesideProps } from '../../../pages/tableModule.ts';
import { idOfMatch } from '../../../session/matchIds.ts';
import { TableView } from '../scene/TableView.tsx';
import { createSession } from '../session/session.ts';
import { SessionProvider } from '../session/SessionContext.tsx';
import { createFoulNotes } from '../storage/foulNotes.ts';
import { keepFouls } from '../storage/keepFouls.ts';
import { AtTableContext } from '../../../frame/AtTable.tsx';
import { atTable } from './atTable.tsx';
import { tableOf } from './tableOf.ts';
import { Tableside } from './Tableside.tsx';

/**
 * The table of Traction on this screen. A foul that is ruled is noted at once: loading the page again does not take it
 * back.
 */
export function openTable({ physics, pace, random, library, settings }: TableBase): OpenTable {
  const fouls = createFoulNotes(() => window.localStorage);
  const session = createSession({
    physics,
    pace,
    random,
    onFoul: (match, action) => fouls.write(idOfMatch(match), match, action),
  });
  keepFouls(session, library, fouls);
  const table = atTable(session);
  return {
    ...tableOf(session, fouls, physics, () => settings().playedAs),
    Tableside: ({ drawn, foot }: TablesideProps) => (
      <SessionProvider session={session}>
        <AtTableContext value={table}>
          <Tableside table={drawn ? <TableView physics={physics} still={STILL_ASKED} /> : null} foot={foot} />
        </AtTableContext>
      </SessionProvider>
    ),
  };
}
