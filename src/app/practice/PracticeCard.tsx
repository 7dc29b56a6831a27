import '../styles/practice.css';
import type { ReactNode } from 'react';
import { isPassed } from '#play/practice/task.ts';
import { texts } from '#play/texts.ts';
import { useShortcut } from '../frame/keys/useShortcut.ts';
import type { Way } from '../pages/WayBack.tsx';
import { useTaskRun, useTaskState } from './useTask.ts';
import { Button } from '#app/ui/Button.tsx';

export interface PracticeCardProps {
  /** The game, and the position where it has a name. */
  readonly place: readonly string[];
  /** More than the task in words. */
  readonly task?: ReactNode;
  /** Said before the first try. */
  readonly none: string;
  /** A hand is on the table, or trucks are under way: that can be put back, too. */
  readonly underWay: boolean;
  /** Where the position came from. */
  readonly way: Way;
  /** Said beneath before the first try. */
  readonly note?: string;
  /** Shown after a try: a list of all, or what is in its place. */
  readonly list: ReactNode;
}

/** The task, the tries so far, and the ways to the next one and out. */
export function PracticeCard({ place, task, none, underWay, way, note, list }: PracticeCardProps) {
  const now = useTaskState((state) => state.task);
  const tries = useTaskState((state) => state.tries);
  return (
    <section
      className="panel drill-card practice-card"
      aria-label={texts.practice.panel}
      data-tried={tries.length > 0 || undefined}
    >
      <p className="note drill-place" dir="auto">
        {place.join(' · ')}
      </p>
      <h1>{now.title}</h1>
      <div className="drill-task">{task ?? <p>{now.parts[0]?.task}</p>}</div>
      <p className="practice-tries" aria-live="polite">
        {tries.length === 0 ? none : texts.practice.tries(tries.length, tries.filter(isPassed).length)}
      </p>
      <div className="row">
        <Again underWay={underWay} />
        <a className="button quiet" href={way.href}>
          {way.words}
        </a>
      </div>
      {tries.length > 0 ? list : note !== undefined && <p className="note">{note}</p>}
    </section>
  );
}

/** At any time but when the position stands as it did. */
function Again({ underWay }: { readonly underWay: boolean }) {
  const run = useTaskRun();
  const begun = useTaskState((state) => state.begun);
  return (
    <Button disabled={!begun && !underWay} {...useShortcut('take-back', texts.practice.again)} onClick={run.again}>
      {texts.practice.again}
    </Button>
  );
}

/** Every try, the last first. */
export function Tries({ title, note }: { readonly title: string; readonly note?: string }) {
  const tries = useTaskState((state) => state.tries);
  return (
    <details className="drill-how practice-list">
      <summary>{title}</summary>
      {note !== undefined && <p className="note">{note}</p>}
      <ol reversed>
        {tries.toReversed().map(({ number, passed, lead, said }) => (
          <li key={number} value={number}>
            <strong data-tone={passed ? 'good' : 'foul'}>
              {lead ?? (passed ? texts.practice.solved : texts.practice.missed)}
            </strong>{' '}
            {said}
          </li>
        ))}
      </ol>
    </details>
  );
}
