import type { ReactNode } from 'react';
import { DrillHud } from './DrillHud.tsx';
import { TaskTable } from './TaskTable.tsx';
import { useDrill, usePart, useRunState } from './useRun.ts';

/** The table with the drill around it; how far it is also stands in its data attributes. */
export function DrillTable({ table }: { readonly table: ReactNode }) {
  const { id, title } = useDrill();
  const { marks, foulMeant } = usePart();
  const part = useRunState((state) => state.part);
  const verdict = useRunState((state) => state.verdict.state);
  return (
    <TaskTable
      title={title}
      data={{ 'data-drill': id, 'data-part': part, 'data-verdict': verdict }}
      marks={marks}
      foulMeant={foulMeant}
      table={table}
      hud={<DrillHud />}
    />
  );
}
