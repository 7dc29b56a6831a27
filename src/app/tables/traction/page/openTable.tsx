import { STILL_ASKED } from '#app/urlFlags.ts';
import type { OpenTable, TablesideProps } from '#app/pages/tableModule.ts';
import type { TableBase } from '#play/session/tableBase.ts';
import { traction } from '#games/traction/traction.ts';
import { LEVELS } from '#bots/traction/levels.ts';
import { levelInSettings, watchOpponent } from '#play/session/opponent.ts';
import { idOfMatch } from '#play/storage/matchIds.ts';
import { TableView } from '../scene/TableView.tsx';
import { createSession } from '#play/traction/session/session.ts';
import { SessionProvider } from '../session/SessionContext.tsx';
import { createHandNotes } from '#play/traction/storage/handNotes.ts';
import { keepHandNotes } from '#play/traction/storage/keepHandNotes.ts';
import { AtTableContext } from '#app/frame/AtTable.tsx';
import { atTable } from './atTable.tsx';
import { thinker } from './botWorkerClient.ts';
import { tableOf } from './tableOf.ts';
import { Tableside } from './Tableside.tsx';

/**
 * The table of Traction on this screen. Fouls and steps are noted at once: loading the page again does not take them
 * back.
 */
export function openTable({ physics, pace, random, library, settings, change }: TableBase): OpenTable {
  const notes = createHandNotes(() => window.localStorage);
  const session = createSession({
    physics,
    pace,
    random,
    think: thinker(physics),
    hands: { usual: () => settings().handPace, chosen: (handPace) => change({ handPace }) },
    onCounts: (match, action) => notes.write(idOfMatch(match), match, action),
  });
  keepHandNotes(session, library, notes);
  watchOpponent(session, traction, LEVELS, levelInSettings(traction.id, settings, change));
  const table = atTable(session);
  return {
    ...tableOf(session, notes, settings),
    Tableside: ({ drawn, foot }: TablesideProps) => (
      <SessionProvider session={session}>
        <AtTableContext value={table}>
          <Tableside table={drawn ? <TableView physics={physics} still={STILL_ASKED} /> : null} foot={foot} />
        </AtTableContext>
      </SessionProvider>
    ),
  };
}
