import { useRef, type ReactNode, type RefObject } from 'react';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { TableMain } from '#app/frame/TableMain.tsx';
import { InWords } from '#app/pages/InWords.tsx';
import { hasWebgl2 } from '#app/scene/webgl.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { texts } from '#play/texts.ts';
import { Loading } from '#app/ui/Loading.tsx';
import { NoWebgl } from '#app/ui/NoWebgl.tsx';
import { useUncovered } from '#app/frame/uncovered/useUncovered.ts';
import { SIGHT } from '../page/sight.ts';
import { whatIsAsked } from '#play/trexlands/whatIsAsked.ts';
import { TableView } from '../scene/TableView.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { TableSound } from '../sound/TableSound.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';

export interface TaskTableProps {
  readonly title: string;
  /** How far it is, for tests and styles. */
  readonly data: Readonly<Record<`data-${string}`, string | number | undefined>>;
  readonly hud: ReactNode;
}

/** A table at which a task is done, and no match is played. */
export function TaskTable({ title, data, hud }: TaskTableProps) {
  const phase = useSession(({ match }) => match?.state.phase.name);
  const asks = useSession(({ match, stage: at }) => (match === null ? null : whatIsAsked(match.state, at)));
  const stage = useSession((state) => state.stage);
  const view = useRef<HTMLDivElement>(null);
  const inWords = useSettings((settings) => settings.textTable);
  if (!hasWebgl2() && !inWords) return <NoWebgl inWords={<InWords />} />;
  if (asks === null) return <Loading text={texts.loading.table} />;
  return (
    <TableMain
      title={`${gameTexts.card.name}: ${title}`}
      data={{ 'data-game': 'trexlands', 'data-stage': stage, 'data-phase': phase, ...data }}
      asks={asks}
      table={hasWebgl2() ? <TableView still={STILL_ASKED} /> : null}
      view={view}
      still={STILL_ASKED}
    >
      <Uncovered view={view} />
      <TableSound />
      {hud}
    </TableMain>
  );
}

/** Inside the table, which has to be there before what covers it can be measured. */
function Uncovered({ view }: { readonly view: RefObject<HTMLDivElement | null> }) {
  useUncovered(view, SIGHT);
  return null;
}
