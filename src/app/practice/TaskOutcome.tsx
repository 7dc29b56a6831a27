import type { ReactNode } from 'react';
import type { TaskKind } from '#play/practice/task.ts';
import { texts } from '#play/texts.ts';
import { useShortcut } from '../frame/keys/useShortcut.ts';
import { ClauseMark } from '../teach/rulesSheet.tsx';
import { NextStep } from '../teach/NextStep.tsx';
import { useCompact } from '../ui/useCompact.ts';
import { useTaskRun, useTaskState } from './useTask.ts';

export interface TaskSaidProps {
  readonly lead?: string;
  readonly words: ReactNode;
  readonly clause?: string | null;
  readonly tone?: 'good' | 'foul';
  /** Beside the words. */
  readonly more?: ReactNode;
  /** Buttons and links. */
  readonly children?: ReactNode;
}

/** A sentence about the task, and the ways on, in the dock's place. */
export const TaskSaid = ({ lead, words, clause = null, tone, more, children }: TaskSaidProps) => (
  <section className="panel drill-outcome" aria-label={texts.drills.outcome} data-tone={tone}>
    <p>
      {lead !== undefined && <strong>{lead}</strong>} {words} {clause !== null && <ClauseMark clause={clause} />}
    </p>
    {more}
    <div className="row">{children}</div>
  </section>
);

export interface TaskOutcomeProps extends Pick<TaskSaidProps, 'more'> {
  readonly kind: TaskKind;
  /** The likely next step once it is passed; left out where that is the next attempt. */
  readonly onward?: ReactNode;
  /** Said, and offered, after an attempt that did not pass. */
  readonly stuck?: string;
  readonly otherwise?: ReactNode;
}

/** The outcome of an attempt, and the next step. */
export function TaskOutcome({ kind, more, onward, stuck, otherwise }: TaskOutcomeProps) {
  const run = useTaskRun();
  const { verdict, shown, task, part } = useTaskState((now) => now);
  const { state, clause = null } = verdict;
  const words = state === 'open' && shown ? texts.drills.shown : verdict.words;
  const passed = state === 'passed';
  const isLast = part === task.parts.length - 1;
  const { title } = useShortcut('take-back', texts.practice.again);
  const byKeys = useCompact() ? texts.practice.again : title; // a phone has no keys
  const again = kind.counted ? byKeys : texts.drills.retry;
  return (
    <TaskSaid
      {...(state !== 'open' && { lead: kind[state], tone: passed ? 'good' : 'foul' })}
      words={stuck === undefined ? words : `${words} ${stuck}`}
      clause={clause}
      more={more}
    >
      {passed && onward}
      {!passed || onward === undefined ? (
        <NextStep onPress={run.again}>{again}</NextStep>
      ) : (
        isLast && (
          <button type="button" className="button quiet" onClick={run.again}>
            {again}
          </button>
        )
      )}
      {!passed && otherwise}
    </TaskSaid>
  );
}
