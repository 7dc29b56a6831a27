import { LEVELS } from '#bots/tug-of-war/levels.ts';
import { tugOfWar, type TugOfWarTypes } from '#games/tug-of-war/tugOfWar.ts';
import { ok } from '#sim/result.ts';
import { AtTableContext } from '#app/frame/AtTable.tsx';
import { atTableOf } from '#app/frame/atTableOf.ts';
import type { OpenTable, TablesideProps } from '#app/pages/tableModule.ts';
import type { TableBase } from '#play/session/tableBase.ts';
import { isGoingOn } from '#play/session/goingOn.ts';
import { levelInSettings, watchOpponent } from '#play/session/opponent.ts';
import { ALONE } from '#play/session/plans.ts';
import { shareMatch } from '#app/sharing/ShareMatch.tsx';
import { tugOfWarFiles } from '../files.ts';
import { helperOf } from '../helper.ts';
import { TableView } from '../scene/TableView.tsx';
import { createSession } from '#play/tug-of-war/session/session.ts';
import { SessionProvider } from '../session/SessionContext.tsx';
import type { NewMatch } from '#play/tug-of-war/session/sessionTypes.ts';
import { persistClock, restoreClock } from '#play/tug-of-war/storage/persistClock.ts';
import { createTimeNotes } from '#play/tug-of-war/storage/timeNotes.ts';
import { sharing } from '#play/tug-of-war/texts/table.ts';
import { matchAlone, standardMatch } from '#play/tug-of-war/form/draft.ts';
import { thinker } from '#play/tug-of-war/botWorkerClient.ts';
import { Tableside } from './Tableside.tsx';

/** The table of Tug of War on this screen. */
export function openTable(base: TableBase): OpenTable {
  const { physics, settings, change } = base;
  const session = createSession({ ...base, think: thinker(() => helperOf(physics)) });
  const notes = createTimeNotes(() => window.localStorage);
  persistClock(session, notes);
  const level = levelInSettings(tugOfWar.id, settings, change);
  watchOpponent(session, tugOfWar, LEVELS, level);
  const Share = shareMatch(sharing.move, { hasSecrets: false });
  const table = atTableOf(session, tugOfWarFiles, { Share, isAnalysed: true });
  return {
    session,
    begin: (agreed) => {
      if (isGoingOn<TugOfWarTypes>(agreed)) {
        session.commands.resume(agreed.goesOn);
        return ok(agreed.goesOn);
      }
      if (agreed === null) return session.commands.newMatch(standardMatch());
      const alone = agreed === ALONE;
      return session.commands.newMatch(alone ? matchAlone(level.kept()) : (agreed as NewMatch));
    },
    takeUp: (id) => restoreClock(session, notes, id),
    Tableside: ({ drawn, foot }: TablesideProps) => (
      <SessionProvider session={session}>
        <AtTableContext value={table}>
          <Tableside table={drawn ? <TableView /> : null} foot={foot} />
        </AtTableContext>
      </SessionProvider>
    ),
  };
}
