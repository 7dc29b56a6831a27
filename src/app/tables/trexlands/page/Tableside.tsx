import { useRef, type ReactNode } from 'react';
import { isolated } from '#engine/isolated.ts';
import { asked } from '#games/trexlands/asked.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { TableMain } from '#app/frame/TableMain.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Hud } from '../hud/Hud.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { TableSound } from '../sound/TableSound.tsx';
import { useTextPanel } from './useTextPanel.ts';
import { useUncovered } from '#app/frame/uncovered/useUncovered.ts';
import { SIGHT } from './sight.ts';
import { whatIsAsked } from '#play/trexlands/whatIsAsked.ts';

/** The table of Trexlands with everything around it. */
export function Tableside({ table, foot }: { readonly table: ReactNode; readonly foot: ReactNode }) {
  const { match, stage, eyes } = useSession((state) => state);
  const view = useRef<HTMLDivElement>(null);
  useUncovered(view, SIGHT);
  const text = useTextPanel();
  if (match === null) return null;
  const { header, state } = match;
  return (
    <TableMain
      title={gameTexts.table.title(header.seats.map(({ name }) => isolated(name)))}
      data={{
        'data-game': 'trexlands',
        'data-stage': stage,
        'data-phase': state.phase.name,
        'data-asked': asked(state).join(' '),
        'data-eyes': eyes ?? undefined,
      }}
      asks={whatIsAsked(state, stage)}
      table={table}
      view={view}
      still={STILL_ASKED}
    >
      <TableSound />
      <Hud text={text} foot={foot} still={STILL_ASKED} />
    </TableMain>
  );
}
