import '../styles/tasks.css';
import type { ReactNode } from 'react';
import { texts } from '#play/texts.ts';
import { Icon } from '../ui/Icon.tsx';

/** Something to be done at a table of its own. */
export interface ListedTask {
  /** As it is remembered once it is done. */
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly picture?: ReactNode;
}

export interface TaskListProps {
  readonly tasks: readonly ListedTask[];
  /** Ids of all that is done. */
  readonly passed: readonly string[];
}

export interface TasksInOrderProps extends TaskListProps {
  /** Names the row for styles and its heading. */
  readonly row: string;
  readonly title: string;
  /** Of all that is not done this comes first. */
  readonly first: boolean;
}

/** One task leads to the next. */
export function TasksInOrder({ row, title, tasks, passed, first }: TasksInOrderProps) {
  const next = tasks.find(({ id }) => !passed.includes(id));
  const done = tasks.filter(({ id }) => passed.includes(id)).length;
  return (
    <section aria-labelledby={`${row}-title`}>
      <h2 id={`${row}-title`}>{title}</h2>
      <div className="row">
        {next !== undefined && (
          <a
            className={first ? 'button primary large' : 'button'}
            href={next.href}
            aria-label={texts.drills.onWith(title, done)}
          >
            {done === 0 ? texts.drills.begin : texts.drills.goOn}
          </a>
        )}
        <span className="note">{texts.drills.progress(done, tasks.length)}</span>
      </div>
      <ol className="drill-list" data-row={row}>
        <TaskList tasks={tasks} passed={passed} />
      </ol>
    </section>
  );
}

/** The lines of a list, done ones marked. */
export const TaskList = ({ tasks, passed }: TaskListProps) =>
  tasks.map(({ id, title, href, picture }) => {
    const done = passed.includes(id);
    return (
      <li key={id} data-done={done}>
        <a href={href} aria-label={texts.drills.open(title, done)}>
          {title}
          {done && <Icon name="done" />}
        </a>
        {picture && (
          <a href={href} tabIndex={-1} aria-hidden="true">
            {picture}
          </a>
        )}
      </li>
    );
  });
