import { STILL_ASKED } from '#app/urlFlags.ts';
import { LEVELS } from '#bots/trexlands/levels.ts';
import { trexlands, type TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import type { OpenTable, TablesideProps } from '#app/pages/tableModule.ts';
import type { TableBase } from '#play/session/tableBase.ts';
import { ALONE } from '#play/session/plans.ts';
import { levelInSettings, matchAlone, watchOpponent } from '#play/session/opponent.ts';
import { helperOf } from '../helper.ts';
import { createSession } from '#play/trexlands/session/session.ts';
import { SessionProvider } from '../session/SessionContext.tsx';
import type { NewMatch } from '#play/trexlands/session/sessionTypes.ts';
import { TableView } from '../scene/TableView.tsx';
import { ThrowingProvider } from '../throwing/ThrowingContext.tsx';
import { AtTableContext } from '#app/frame/AtTable.tsx';
import { ok } from '#sim/result.ts';
import { atTable } from './atTable.tsx';
import { keepThrows, takeUpThrows } from '#play/trexlands/storage/keepThrows.ts';
import { createThrowNotes } from '#play/trexlands/storage/throwNotes.ts';
import { isGoingOn } from '#play/session/goingOn.ts';
import { Tableside } from './Tableside.tsx';
import { standardMatch } from '#play/trexlands/standardMatch.ts';
import { thinker } from '#play/trexlands/botWorkerClient.ts';

/** The table of Trexlands on this screen. */
export function openTable({ physics, pace, random, settings, change }: TableBase): OpenTable {
  const session = createSession({ physics, pace, random, think: thinker(() => helperOf(physics)) });
  const notes = createThrowNotes(() => window.localStorage);
  keepThrows(session, notes);
  const level = levelInSettings(trexlands.id, settings, change);
  watchOpponent(session, trexlands, LEVELS, level);
  const agreement = (agreed: unknown): NewMatch => {
    if (agreed === null) return standardMatch();
    return agreed === ALONE ? matchAlone(standardMatch(), LEVELS, level.kept()) : (agreed as NewMatch);
  };
  const table = atTable(session);
  return {
    session,
    begin: (agreed) => {
      if (!isGoingOn<TrexlandsTypes>(agreed)) return session.commands.newMatch(agreement(agreed));
      session.commands.resume(agreed.goesOn);
      return ok(agreed.goesOn);
    },
    takeUp: (id) => takeUpThrows(session, notes, id),
    Tableside: ({ drawn, foot }: TablesideProps) => (
      <SessionProvider session={session}>
        <ThrowingProvider>
          <AtTableContext value={table}>
            <Tableside table={drawn ? <TableView still={STILL_ASKED} guided /> : null} foot={foot} />
          </AtTableContext>
        </ThrowingProvider>
      </SessionProvider>
    ),
  };
}
