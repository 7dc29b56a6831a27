import { useMemo, type ReactNode } from 'react';
import { LitContext } from '../scene/marks.ts';
import { DrillHud } from './DrillHud.tsx';
import { shownCorner } from '#play/traction/teach/drillRun.ts';
import { LESSON_SEATS } from '#play/traction/teach/seats.ts';
import { TaskTable } from './TaskTable.tsx';
import { useDrill, usePart, useRunState } from './useRun.ts';

/** The table with the drill around it; how far it is also stands in its data attributes. */
export function DrillTable({ table }: { readonly table: ReactNode }) {
  const { id, title } = useDrill();
  const asked = usePart();
  const { marks, foulMeant } = asked;
  const part = useRunState((state) => state.part);
  const verdict = useRunState((state) => state.verdict.state);
  const lit = useMemo(() => shownCorner(asked, LESSON_SEATS), [asked]);
  return (
    <LitContext value={verdict === 'open' ? lit : null}>
      <TaskTable
        title={title}
        data={{ 'data-drill': id, 'data-part': part, 'data-verdict': verdict }}
        marks={marks}
        foulMeant={foulMeant}
        table={table}
        hud={<DrillHud />}
      />
    </LitContext>
  );
}
