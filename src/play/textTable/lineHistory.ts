/** Lines that were typed, and which of them is in sight; a value. */
export interface LineHistory {
  readonly lines: readonly string[]; // the latest last
  /** Place in `lines`; their number for the line that is being typed. */
  readonly at: number;
  /** The text typed when one began to look back. */
  readonly draft: string;
}

export const NO_LINES: LineHistory = { lines: [], at: 0, draft: '' };

/** The number of lines kept (house value). */
const MOST_LINES = 100;

/** After a line has been typed; the same line twice in a row is kept once. */
export function typedLine({ lines }: LineHistory, line: string): LineHistory {
  const kept = line.trim() === '' || lines.at(-1) === line ? lines : [...lines, line].slice(-MOST_LINES);
  return { lines: kept, at: kept.length, draft: '' };
}

/** One line back (-1) or on (1) from what is in sight now; at either end it stays. */
export function lookBack(history: LineHistory, by: 1 | -1, inSight: string): LineHistory {
  const draft = history.at === history.lines.length ? inSight : history.draft;
  return { ...history, draft, at: Math.max(0, Math.min(history.lines.length, history.at + by)) };
}

export const lineInSight = ({ lines, at, draft }: LineHistory): string => lines[at] ?? draft;
