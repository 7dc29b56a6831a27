import { useMemo, type ReactNode } from 'react';
import { texts } from '#play/texts.ts';
import type { PracticeRoute } from '#play/traction/ownRoutes.ts';
import { TaskTable } from '../teach/TaskTable.tsx';
import { PracticeHud } from './PracticeHud.tsx';
import { slipMarks } from './slipMarks.ts';
import { useTractionPractice, useTractionPracticeState } from './usePractice.ts';

export interface PracticeTableProps {
  readonly title: string;
  readonly back: PracticeRoute['back'];
  readonly table: ReactNode;
}

/** The table with the practice around it; how far it is also stands in its data attributes. */
export function PracticeTable({ title, back, table }: PracticeTableProps) {
  const { goal } = useTractionPractice();
  const tries = useTractionPracticeState((state) => state.tries);
  const verdict = useTractionPracticeState((state) => state.verdict.state);
  const marks = useMemo(() => slipMarks(tries, goal), [tries, goal]);
  return (
    <TaskTable
      title={texts.practice.title}
      data={{ 'data-tries': tries.length, 'data-verdict': verdict }}
      marks={marks}
      table={table}
      hud={<PracticeHud title={title} back={back} />}
    />
  );
}
