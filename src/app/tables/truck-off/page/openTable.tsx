import { AtTableContext } from '#app/frame/AtTable.tsx';
import { atTableOf } from '#app/frame/atTableOf.ts';
import type { OpenTable, TablesideProps } from '#app/pages/tableModule.ts';
import type { TableBase } from '#play/session/tableBase.ts';
import { shareMatch } from '#app/sharing/ShareMatch.tsx';
import { truckOffFiles } from '../files.ts';
import { TableView } from '../scene/TableView.tsx';
import { createSession } from '#play/truck-off/session/session.ts';
import { SessionProvider } from '../session/SessionContext.tsx';
import type { NewMatch } from '#play/truck-off/session/sessionTypes.ts';
import { sharing } from '#play/truck-off/texts/table.ts';
import { ThrowingProvider } from '../throwing/ThrowingContext.tsx';
import { LEVELS } from '#bots/truck-off/levels.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { levelInSettings, watchOpponent } from '#play/session/opponent.ts';
import { ALONE } from '#play/session/plans.ts';
import { helperOf } from '../helper.ts';
import { matchAlone, standardMatch } from '#play/truck-off/form/draft.ts';
import { thinker } from '#play/truck-off/botWorkerClient.ts';
import { Tableside } from './Tableside.tsx';

/** The table of Truck Off on this screen. */
export function openTable(base: TableBase): OpenTable {
  const { physics, settings, change } = base;
  const session = createSession({ ...base, think: thinker(() => helperOf(physics)) });
  const level = levelInSettings(truckOff.id, settings, change);
  watchOpponent(session, truckOff, LEVELS, level);
  const Share = shareMatch(sharing.move, { hasSecrets: true });
  const table = atTableOf(session, truckOffFiles, { Share });
  return {
    session,
    begin: (agreed) => {
      if (agreed === null) return session.commands.newMatch(standardMatch());
      const alone = agreed === ALONE;
      return session.commands.newMatch(alone ? matchAlone(level.kept()) : (agreed as NewMatch));
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
