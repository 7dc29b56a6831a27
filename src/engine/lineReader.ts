import type { Fault } from '#sim/result.ts';
import { show } from './files/shown.ts';

/** A fault in a typed line. */
export interface LineFault extends Fault {
  /** The column of the word at fault, from 1. */
  readonly column: number;
  /** Empty at the end of the line. */
  readonly word: string;
}

const WORD = /,|[^\s,]+/g;

/** A line's words; a comma is one of them. */
export const wordsOf = (line: string): readonly string[] => line.match(WORD) ?? [];

/**
 * The words of a line, read one after the other; capital letters make no difference. At the first word that does not
 * fit it notes the fault and reads anything from there on, so that a grammar need not ask at every word.
 */
export class LineReader {
  fault: LineFault | null = null;
  private readonly words: readonly { readonly text: string; readonly column: number }[];
  private next = 0;

  /** `code` is the fault's. */
  constructor(
    private readonly line: string,
    private readonly code: string,
  ) {
    this.words = [...line.matchAll(WORD)].map((match) => ({ text: match[0], column: match.index + 1 }));
  }

  atEnd(): boolean {
    return this.fault !== null || this.next === this.words.length;
  }

  end(): void {
    if (!this.atEnd()) this.refuse('the end of the line');
  }

  /** The next word as it was typed, unread; empty at the end and after a fault. */
  peek(): string {
    return this.fault === null ? this.text() : '';
  }

  /** Reads these words if they come next, and says whether they did. */
  maybe(...words: readonly string[]): boolean {
    const there =
      this.fault === null &&
      words.length > 0 &&
      words.every((word, i) => this.text(i).toLowerCase() === word.toLowerCase());
    if (there) this.next += words.length;
    return there;
  }

  /** Reads a comma if there is one. */
  comma(): boolean {
    return this.maybe(',');
  }

  oneOf<W extends string>(allowed: readonly [W, ...W[]], letters: 'upper' | 'lower'): W {
    const word = letters === 'upper' ? this.text().toUpperCase() : this.text().toLowerCase();
    const found = allowed.find((w) => w === word);
    if (found === undefined) this.refuse(`one of ${allowed.join(', ')}`);
    this.next += 1;
    return found ?? allowed[0];
  }

  /** The next word as `read` understands it; null is refused, and `instead` stands for it. */
  read<T>(read: (word: string) => T | null, expected: string, instead: T): T {
    const value = this.fault === null ? read(this.text()) : null;
    if (value === null) this.refuse(expected);
    this.next += 1;
    return value ?? instead;
  }

  /** The rest of the line as it was typed. */
  rest(): string {
    const from = this.words[this.next]?.column;
    this.next = this.words.length;
    return from === undefined || this.fault !== null ? '' : this.line.slice(from - 1).trimEnd();
  }

  /** The same for another reader of the line: what comes before is blank, so that its columns are those of the line. */
  restInPlace(): string {
    const rest = this.words[this.next];
    return rest === undefined ? this.rest() : ' '.repeat(rest.column - 1) + this.rest();
  }

  /**
   * Notes that something else was expected in the next word's place, or `back` words before it, unless something before
   * it was wrong already.
   */
  refuse(expected: string, back = 0): LineFault {
    const { text, column } = this.words[this.next - back] ?? { text: '', column: this.line.length + 1 };
    const found = text === '' ? 'the line ends' : show(text);
    return (this.fault ??= {
      code: this.code,
      message: `Column ${column}: ${found}; expected ${expected}.`,
      column,
      word: text,
    });
  }

  private text(further = 0): string {
    return this.words[this.next + further]?.text ?? '';
  }
}
