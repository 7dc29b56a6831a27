import type { ReactNode } from 'react';
import { LogFrame } from './LogFrame.tsx';

/** A part of a match's log under a title, a line for each thing that happened. */
export interface LogChapter {
  readonly title: string;
  readonly lines: readonly ReactNode[];
}

/** The log in chapters. `empty`: nothing has been played. */
export function LogChapters({
  chapters,
  empty,
}: {
  readonly chapters: readonly LogChapter[];
  readonly empty: boolean;
}) {
  return (
    <LogFrame empty={empty}>
      {chapters.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line, i) => (
              // A log only grows at its end.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={i}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </LogFrame>
  );
}
