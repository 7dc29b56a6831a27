import type { ReactNode } from 'react';
import { SeatBadge } from '../ui/SeatBadge.tsx';
import { LogFrame } from './LogFrame.tsx';
import { useSeatNames } from './useSeatNames.ts';

/** A part of a match's log under a title, a line for each thing that happened. */
export interface LogChapter {
  readonly title: string;
  /** The seat that it is about; left out, or null, where it is about all. */
  readonly seat?: number | null;
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
  const { colour } = useSeatNames();
  return (
    <LogFrame empty={empty}>
      {chapters.map(({ title, seat = null, lines }) => (
        <section key={title}>
          <h3>
            {seat !== null && <SeatBadge colour={colour(seat)} small />}
            {seat === null ? title : ` ${title}`}
          </h3>
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
