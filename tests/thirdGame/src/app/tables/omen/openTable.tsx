import type { ReactNode } from 'react';
import { isolated } from '#engine/isolated.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { AtTableContext, useAtTable } from '#app/frame/AtTable.tsx';
import { atTableOf } from '#app/frame/atTableOf.ts';
import { textCommandsOf } from '#app/frame/textCommandsOf.ts';
import { TableMain } from '#app/frame/TableMain.tsx';
import type { OpenTable } from '#app/pages/tableModule.ts';
import type { TableBase } from '#play/session/tableBase.ts';
import { shareMatch } from '#app/sharing/ShareMatch.tsx';
import { useTheLibrary } from '#app/storage/useLibrary.tsx';
import { useTalkPanel } from '#app/textTable/useTalkPanel.tsx';
import { omenFiles } from './files.ts';
import { planOf, STANDARD_DRAFT } from './Form.tsx';
import { Hud } from './Hud.tsx';
import { TableView } from './scene.tsx';
import { createSession, type NewMatch } from '#play/omen/session.ts';
import { SessionProvider, useSession, useTheSession } from './SessionContext.tsx';
import { omenTalk } from '#play/omen/talk.ts';
import { gameTexts } from '#play/omen/texts.ts';

/** The table of Omen on this screen. */
export function openTable(base: TableBase): OpenTable {
  const session = createSession(base);
  const Share = shareMatch(gameTexts.sharing.move, { hasSecrets: true });
  const table = atTableOf(session, omenFiles, { Share });
  return {
    session,
    begin: (agreed) => {
      const plan = planOf(STANDARD_DRAFT);
      if (agreed === null && !plan.ok) return plan;
      return session.commands.newMatch(agreed === null && plan.ok ? plan.value : (agreed as NewMatch));
    },
    Tableside: ({ drawn, foot }) => (
      <SessionProvider session={session}>
        <AtTableContext value={table}>
          <Tableside table={drawn ? <TableView /> : null} foot={foot} />
        </AtTableContext>
      </SessionProvider>
    ),
  };
}

function Tableside({ table, foot }: { readonly table: ReactNode; readonly foot: ReactNode }) {
  const session = useTheSession();
  const at = useAtTable();
  const library = useTheLibrary();
  const text = useTalkPanel(
    () => omenTalk(session),
    (close) => textCommandsOf(at, library, close),
    () => (wipe) => session.store.subscribe((now, before) => before.eyes !== null && now.eyes === null && wipe()),
  );
  const { match, stage, eyes } = useSession((state) => state);
  if (match === null) return null;
  return (
    <TableMain
      title={gameTexts.table.title(match.header.seats.map(({ name }) => isolated(name)))}
      data={{ 'data-stage': stage, 'data-seat': match.state.turn.seat, 'data-eyes': eyes ?? undefined }}
      table={table}
      still={STILL_ASKED}
    >
      <Hud text={text} foot={foot} />
    </TableMain>
  );
}
