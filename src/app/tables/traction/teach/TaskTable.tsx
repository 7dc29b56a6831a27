import { useEffect, type ReactNode } from 'react';
import { whatMayBeDone } from '#games/traction/queries.ts';
import { useCalm } from '#app/settings/useAmbience.ts';
import { texts } from '#play/texts.ts';
import { Loading } from '#app/ui/Loading.tsx';
import { SkipLink } from '#app/ui/SkipLink.tsx';
import { TractionInput } from '../input/TractionInput.tsx';
import { useFoulQuestion } from '../page/useFoulQuestion.ts';
import { MarksContext, type TableMark } from '../scene/marks.ts';
import { useSession, useTheSession } from '../session/SessionContext.tsx';
import { TableSound } from '../sound/TableSound.tsx';
import { TableVibration } from '../sound/TableVibration.tsx';
import { gameTexts } from '#play/traction/texts.ts';

export interface TaskTableProps {
  /** The task's name. */
  readonly title: string;
  /** How far it is, for tests: further data attributes. */
  readonly data: Readonly<Record<`data-${string}`, string | number | undefined>>;
  /** Places on the table that are spoken of. */
  readonly marks: readonly TableMark[];
  /** The task is to commit a foul. */
  readonly foulMeant?: boolean | undefined;
  readonly table: ReactNode;
  readonly hud: ReactNode;
}

/** A table at which a task is done, and no match is played. */
export function TaskTable(props: TaskTableProps) {
  const isSet = useSession(({ match }) => match !== null);
  return isSet ? <Around {...props} /> : <Loading text={texts.loading.table} />;
}

function Around({ title, data, marks, foulMeant, table, hud }: TaskTableProps) {
  useFoulQuestion(foulMeant);
  const session = useTheSession();
  const calm = useCalm(false);
  useEffect(() => session.setCalm(calm), [session, calm]);
  const stage = useSession((now) => now.stage);
  const asked = useSession(({ match }) => match && whatMayBeDone(match.state).seat);
  const actions = useSession(({ match }) => match?.log.length ?? 0);
  useEffect(() => {
    document.title = texts.titleOf(`${gameTexts.card.name}: ${title}`);
  }, [title]);
  return (
    <main className="tableside" data-stage={stage} data-actions={actions} data-asked={asked ?? undefined} {...data}>
      <SkipLink />
      <TractionInput>
        <div className="table-view">
          <MarksContext value={marks}>{table}</MarksContext>
        </div>
        <TableSound />
        <TableVibration />
        {hud}
      </TractionInput>
    </main>
  );
}
