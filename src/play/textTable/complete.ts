import { wordsOf } from '#engine/lineReader.ts';
import type { Talk } from './talk.ts';

/** The line with its last word completed as far as there is only one way to; null where there is nothing to add. */
export function completed(line: string, commands: readonly string[], vocabulary: Talk['vocabulary']): string | null {
  const words = wordsOf(line);
  const last = words.at(-1);
  if (last === undefined || !line.endsWith(last)) return null;
  const known = (words.length === 1 ? commands : vocabulary()).filter((word) =>
    word.toLowerCase().startsWith(last.toLowerCase()),
  );
  const shared = known.reduce((start, word) => start.slice(0, sharedLength(start, word)), known[0] ?? '');
  if (shared.length <= last.length) return null;
  return `${line.slice(0, line.length - last.length)}${shared}${known.length === 1 ? ' ' : ''}`;
}

function sharedLength(a: string, b: string): number {
  const differs = [...a].findIndex((letter, i) => letter.toLowerCase() !== b[i]?.toLowerCase());
  return differs < 0 ? a.length : differs;
}
