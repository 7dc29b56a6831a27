import type { Saying } from './saying.ts';

/** A line of the log; its clause is a mark beside it. */
export type LogLine = Pick<Saying, 'text'> & Partial<Pick<Saying, 'clause'>>;

/** A part of the log under its title. */
export interface LogChapter {
  readonly title: string;
  /** The seat that it is about; left out, or null, where it is about all. */
  readonly seat?: number | null;
  readonly lines: readonly LogLine[];
}

/** The events of a log in chapters: the first has this title, and an event for which there is one begins another. */
export function inChapters<E>(
  log: readonly { readonly events: readonly E[] }[],
  first: string,
  titleOf: (event: E) => string | null,
  linesOf: (event: E) => readonly LogLine[],
): readonly LogChapter[] {
  const chapters: { readonly title: string; readonly lines: LogLine[] }[] = [{ title: first, lines: [] }];
  for (const event of log.flatMap(({ events }) => events)) {
    const title = titleOf(event);
    if (title !== null) chapters.push({ title, lines: [] });
    chapters.at(-1)?.lines.push(...linesOf(event));
  }
  return chapters;
}
