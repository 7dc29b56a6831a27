import { LineReader, type LineFault } from '#engine/lineReader.ts';
import { ok, type Result } from '#sim/result.ts';
import { texts } from '../texts.ts';

/** The help on a phrase. */
export interface PhraseHelp {
  /** Its first word; after it others that mean the same. */
  readonly words: readonly [string, ...string[]];
  readonly help: { readonly usage: string; readonly meaning: string; readonly example: string };
}

/** One thing that can be typed: how it begins, and how the rest of it is read. */
export interface Phrase<Said, Context> extends PhraseHelp {
  read(line: LineReader, context: Context): Said;
}

/**
 * Reads a line by the phrase whose word it begins with. Fault `typed`: the column, the word and what was expected
 * there.
 */
export function readPhrase<Said, Context>(
  phrases: readonly Phrase<Said, Context>[],
  text: string,
  context: Context,
): Result<Said, LineFault> {
  const line = new LineReader(text, 'typed');
  const phrase = phrases.find(({ words }) => words.some((word) => line.maybe(word)));
  if (phrase === undefined) return { ok: false, fault: line.refuse(texts.talking.aCommand) };
  const said = phrase.read(line, context);
  line.end();
  return line.fault === null ? ok(said) : { ok: false, fault: line.fault };
}

/** The likeliest command meant: at most so many letters are wrong (house value). */
const MOST_WRONG = 2;

export function likeliest(phrases: readonly PhraseHelp[], typed: string): string | null {
  const word = typed.toLowerCase();
  const known = phrases.flatMap(({ words }) => words).filter((other) => other.length > MOST_WRONG);
  const [best] = known.map((other) => ({ other, wrong: wrongLetters(word, other) })).sort((a, b) => a.wrong - b.wrong);
  return best !== undefined && best.wrong <= Math.min(MOST_WRONG, word.length - 1) ? best.other : null;
}

/** Letters to change, add or leave out to make one word of the other (Levenshtein's distance). */
function wrongLetters(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const [aside, left, over] = [row[j] ?? 0, next[j] ?? 0, row[j + 1] ?? 0];
      next.push(Math.min(aside + (letter === b[j] ? 0 : 1), left + 1, over + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
