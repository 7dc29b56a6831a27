import { useRef, type ReactNode } from 'react';
import { isolated } from '#engine/isolated.ts';
import { asked } from '#games/truck-off/asked.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { useAtTable } from '#app/frame/AtTable.tsx';
import { textCommandsOf } from '#app/frame/textCommandsOf.ts';
import { TableMain } from '#app/frame/TableMain.tsx';
import { useUncovered, type Sight } from '#app/frame/uncovered/useUncovered.ts';
import { useTheLibrary } from '#app/storage/useLibrary.tsx';
import { useTalkPanel } from '#app/textTable/useTalkPanel.tsx';
import { Hud } from '../hud/Hud.tsx';
import { useSession, useTheSession } from '../session/SessionContext.tsx';
import { truckOffTalk } from '#play/truck-off/talk/talk.ts';
import { TableSound } from '../sound/TableSound.tsx';
import { table as texts } from '#play/truck-off/texts/table.ts';

const SIGHT: Sight = {
  thrown: ':is([data-stage=aiming], [data-stage=rolling])',
  choosing: '[data-stage=choosing]:is([data-phase=execute], [data-phase=pick])',
  hint: null,
};

/** The table of Truck Off with everything around it. */
export function Tableside({ table, foot }: { readonly table: ReactNode; readonly foot: ReactNode }) {
  const session = useTheSession();
  const at = useAtTable();
  const library = useTheLibrary();
  const view = useRef<HTMLDivElement>(null);
  useUncovered(view, SIGHT);
  const text = useTalkPanel(
    () => truckOffTalk(session),
    (close) => textCommandsOf(at, library, close),
    // Lines told to one player alone are wiped when the device goes on.
    () => (wipe) =>
      session.store.subscribe((now, before) => before.eyes !== null && now.eyes !== before.eyes && wipe()),
  );
  const { match, stage, eyes, paying } = useSession((state) => state);
  if (match === null) return null;
  const { header, state } = match;
  return (
    <TableMain
      title={texts.title(header.seats.map(({ name }) => isolated(name)))}
      data={{
        'data-game': 'truck-off',
        'data-stage': stage,
        'data-phase': state.phase.name,
        'data-round': state.round,
        'data-asked': asked(state).join(' '),
        'data-eyes': eyes ?? undefined,
      }}
      asks={`${stage} ${state.phase.name} ${asked(state)[0] ?? ''} ${paying?.shown ?? ''}`}
      table={table}
      view={view}
      still={STILL_ASKED}
    >
      <TableSound />
      <Hud text={text} foot={foot} />
    </TableMain>
  );
}
