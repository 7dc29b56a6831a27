import { useEffect, type ReactNode } from 'react';
import { whatMayBeDone } from '../../../../games/traction/queries.ts';
import { TableSound } from '../sound/TableSound.tsx';
import { TableVibration } from '../sound/TableVibration.tsx';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { TractionInput } from '../input/TractionInput.tsx';
import { useCalm } from '../../../settings/useAmbience.ts';
import { useSession, useTheSession } from '../session/SessionContext.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useFoulQuestion } from '../page/useFoulQuestion.ts';
import { MarksContext } from '../scene/marks.ts';
import { texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';
import { DrillHud } from './DrillHud.tsx';
import { useDrill, usePart, useRunState } from './useRun.ts';

/** The table with the drill around it; how far it is also stands in its data attributes. */
export function DrillTable({ table }: { readonly table: ReactNode }) {
  const isSet = useSession(({ match }) => match !== null);
  return isSet ? <Around table={table} /> : <Loading text={texts.loading.table} />;
}

function Around({ table }: { readonly table: ReactNode }) {
  useFoulQuestion();
  const session = useTheSession();
  const calm = useCalm(false);
  useEffect(() => session.setCalm(calm), [session, calm]);
  const drill = useDrill();
  const { marks } = usePart();
  const part = useRunState((state) => state.part);
  const verdict = useRunState((state) => state.verdict.state);
  const stage = useSession((now) => now.stage);
  const asked = useSession(({ match }) => match && whatMayBeDone(match.state).seat);
  const actions = useSession(({ match }) => match?.log.length ?? 0);
  useEffect(() => {
    document.title = texts.titleOf(`${gameTexts.card.name}: ${drill.title}`);
  }, [drill]);
  return (
    <main
      className="tableside"
      data-stage={stage}
      data-actions={actions}
      data-drill={drill.id}
      data-part={part}
      data-verdict={verdict}
      data-asked={asked ?? undefined}
    >
      <SkipLink />
      <TractionInput>
        <div className="table-view">
          <MarksContext value={marks}>{table}</MarksContext>
        </div>
        <TableSound />
        <TableVibration />
        <DrillHud />
      </TractionInput>
    </main>
  );
}
