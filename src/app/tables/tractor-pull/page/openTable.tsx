import { AtTableContext } from '#app/frame/AtTable.tsx';
import { atTableOf } from '#app/frame/atTableOf.ts';
import type { OpenTable, TablesideProps } from '#app/pages/tableModule.ts';
import type { TableBase } from '#play/session/tableBase.ts';
import { LEVELS } from '#bots/tractor-pull/levels.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import { levelInSettings, watchOpponent } from '#play/session/opponent.ts';
import { ALONE } from '#play/session/plans.ts';
import { shareMatch } from '#app/sharing/ShareMatch.tsx';
import { helperOf } from '../helper.ts';
import { tractorPullFiles } from '../files.ts';
import { TableView } from '../scene/TableView.tsx';
import { createSession } from '#play/tractor-pull/session/session.ts';
import { SessionProvider } from '../session/SessionContext.tsx';
import type { NewMatch } from '#play/tractor-pull/session/sessionTypes.ts';
import { SpinningProvider } from '../spinning/SpinningContext.tsx';
import { sharing } from '#play/tractor-pull/texts/table.ts';
import { matchAlone, standardMatch } from '#play/tractor-pull/form/draft.ts';
import { thinker } from '#play/tractor-pull/botWorkerClient.ts';
import { Tableside } from './Tableside.tsx';

/** The table of Tractor Pull on this screen. */
export function openTable(base: TableBase): OpenTable {
  const { physics, settings, change } = base;
  const session = createSession({ ...base, think: thinker(() => helperOf(physics)) });
  const level = levelInSettings(tractorPull.id, settings, change);
  watchOpponent(session, tractorPull, LEVELS, level);
  const Share = shareMatch(sharing.move, { hasSecrets: true });
  const table = atTableOf(session, tractorPullFiles, { Share });
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
          <SpinningProvider>
            <Tableside table={drawn ? <TableView /> : null} foot={foot} />
          </SpinningProvider>
        </AtTableContext>
      </SessionProvider>
    ),
  };
}
