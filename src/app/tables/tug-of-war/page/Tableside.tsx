import { useRef, type ReactNode } from 'react';
import { isolated } from '#engine/isolated.ts';
import { asked } from '#games/tug-of-war/asked.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { useAtTable } from '#app/frame/AtTable.tsx';
import { textCommandsOf } from '#app/frame/textCommandsOf.ts';
import { TableMain } from '#app/frame/TableMain.tsx';
import { useUncovered, type Sight } from '#app/frame/uncovered/useUncovered.ts';
import { useTheLibrary } from '#app/storage/useLibrary.tsx';
import { useTalkPanel } from '#app/textTable/useTalkPanel.tsx';
import { Hud } from '../hud/Hud.tsx';
import { useSession, useTheSession } from '../session/SessionContext.tsx';
import { TableSound } from '../sound/TableSound.tsx';
import { tugOfWarTalk } from '#play/tug-of-war/talk/talk.ts';
import { table as texts } from '#play/tug-of-war/texts/table.ts';

const SIGHT: Sight = { thrown: '[data-thrown]', choosing: '[data-phase=play]', hint: null };

/** The table of Tug of War with everything around it. */
export function Tableside({ table, foot }: { readonly table: ReactNode; readonly foot: ReactNode }) {
  const session = useTheSession();
  const at = useAtTable();
  const library = useTheLibrary();
  const view = useRef<HTMLDivElement>(null);
  useUncovered(view, SIGHT);
  const text = useTalkPanel(
    () => tugOfWarTalk(session),
    (close) => textCommandsOf(at, library, close),
  );
  const { match } = useSession((state) => state);
  if (match === null) return null;
  const { header, state } = match;
  return (
    <TableMain
      title={texts.title(header.seats.map(({ name }) => isolated(name)))}
      data={{
        'data-game': 'tug-of-war',
        'data-phase': state.outcome === null ? state.phase.name : 'over',
        'data-turn': state.turn,
        'data-asked': asked(state).join(' '),
      }}
      asks={`${state.phase.name} ${asked(state)[0] ?? ''} ${state.turn}`}
      table={table}
      view={view}
      still={STILL_ASKED}
    >
      <TableSound />
      <Hud text={text} foot={foot} />
    </TableMain>
  );
}
