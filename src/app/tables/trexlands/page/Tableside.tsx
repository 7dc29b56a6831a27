import { useEffect, useRef, type ReactNode } from 'react';
import { isolated } from '../../../../engine/isolated.ts';
import { asked } from '../../../../games/trexlands/asked.ts';
import { STILL_ASKED } from '../../../asked.ts';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { Clockwork } from '../../../session/Clockwork.tsx';
import { Trouble } from '../../../frame/Trouble.tsx';
import { useAmbience } from '../../../settings/useAmbience.ts';
import { idOfMatch } from '../../../session/matchIds.ts';
import { useLibrary } from '../../../storage/useLibrary.tsx';
import { texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';
import { Hud } from '../hud/Hud.tsx';
import { TableSound } from '../sound/TableSound.tsx';
import { useUncovered } from './useUncovered.ts';
import { useTextPanel } from './useTextPanel.ts';
import { useSession, useTheSession } from '../session/SessionContext.tsx';
import { publicPart } from '../watch/publicPart.ts';

/**
 * The table of Trexlands with everything around it; events are also in its data attributes, for tests that wait for
 * them.
 */
export function Tableside({ table, foot }: { readonly table: ReactNode; readonly foot: ReactNode }) {
  const session = useTheSession();
  const { match, played, stage, eyes } = useSession((state) => state);
  const saved = useLibrary((library) => library.saved);
  const view = useRef<HTMLDivElement>(null);
  useUncovered(view);
  const text = useTextPanel();
  const calm = useAmbience().motion === 'reduced' || STILL_ASKED;
  useEffect(() => session.setCalm(calm), [session, calm]);
  useEffect(() => {
    if (match !== null)
      document.title = texts.titleOf(gameTexts.table.title(match.header.seats.map(({ name }) => isolated(name))));
  }, [match]);
  if (match === null || played === null) return null;
  const { log: told } = publicPart(match); // how much was placed in private is not told here either
  return (
    <main
      className="tableside"
      data-game="trexlands"
      data-stage={stage}
      data-phase={match.state.phase.name}
      data-asked={asked(match.state).join(' ')}
      data-eyes={eyes ?? undefined}
      data-actions={told.length}
      data-saved={saved?.id === idOfMatch(played) ? saved.actions : undefined}
      data-hash={told.at(-1)?.hash}
      data-winners={match.state.outcome?.winners.join(' ')}
    >
      <SkipLink />
      <div ref={view} className="table-view">
        {table ?? <Clockwork table={session} />}
      </div>
      <TableSound />
      <Hud text={text} foot={foot} still={STILL_ASKED} />
      <div className="table-trouble">
        <Trouble />
      </div>
    </main>
  );
}
