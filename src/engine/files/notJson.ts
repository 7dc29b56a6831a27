import { shortened } from './shortened.ts';

/** The first place where a text is no JSON (RFC 8259). */
export interface NotJson {
  /** From 1. */
  readonly line: number;
  /** From 1, in characters as people count them. */
  readonly column: number;
  /** The odd word or character; empty at the text's end. */
  readonly found: string;
  readonly expected: string;
}

/**
 * Null where all of it is JSON. It reads the text itself: the engines that run the program tell the place differently,
 * or not at all. One pass, no recursion.
 */
export function firstNotJson(text: string): NotJson | null {
  const reader = new Reader(text);
  while (reader.odd === null && !reader.ended) reader.step();
  if (reader.odd === null) return null;
  const { at, expected } = reader.odd;
  return { ...placeOf(text, at), found: wordAt(text, at), expected };
}

interface Odd {
  readonly at: number;
  readonly expected: string;
}

type Bracket = '{' | '[';
/** The next token: `first` right after an opening bracket, which may close at once. */
type Next = 'value' | 'first' | 'key' | 'colon' | 'after';

const SPACE = /[ \t\n\r]*/y;
// oxlint-disable-next-line no-control-regex -- JSON has them only as escapes
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const NAME = /true|false|null/y;

class Reader {
  odd: Odd | null = null;
  ended = false;
  private at = 0;
  private next: Next = 'value';
  private readonly open: Bracket[] = [];

  constructor(private readonly text: string) {}

  step(): void {
    this.skip(SPACE);
    const inner = this.open.at(-1);
    const token = this.text.charAt(this.at);
    if (this.next === 'after') this.after(inner, token);
    else if (this.next === 'first' && token === closing(inner)) this.close();
    else if (this.next === 'colon') this.take(':', 'a colon', 'value');
    else if (this.next === 'key' || (this.next === 'first' && inner === '{')) this.key(token);
    else this.value(token);
  }

  private after(inner: Bracket | undefined, token: string): void {
    if (inner === undefined) {
      this.ended = token === '';
      if (!this.ended) this.refuse('the end of the file');
    } else if (token === closing(inner)) this.close();
    else this.take(',', `a comma or ${closing(inner)}`, inner === '{' ? 'key' : 'value');
  }

  private key(token: string): void {
    if (token !== '"') this.refuse(this.next === 'first' ? 'a key in double quotes or }' : 'a key in double quotes');
    else this.string('colon');
  }

  private value(token: string): void {
    if (token === '{' || token === '[') {
      this.at += 1;
      this.open.push(token);
      this.next = 'first';
    } else if (token === '"') this.string('after');
    else if (this.skip(NUMBER) || this.skip(NAME)) this.next = 'after';
    else this.refuse(this.next === 'first' ? 'a value or ]' : 'a value');
  }

  private string(next: Next): void {
    this.at += 1;
    for (;;) {
      this.skip(PLAIN);
      const token = this.text.charAt(this.at);
      if (token === '"') return this.take('"', '', next);
      if (token === '') return this.refuse('the closing quote');
      if (/[\n\r]/.test(token)) return this.refuse('the closing quote on the same line');
      if (token !== '\\') return this.refuse('no control character within quotes');
      if (!this.skip(ESCAPE)) return this.refuse('an escape that JSON knows');
    }
  }

  private take(token: string, expected: string, next: Next): void {
    if (this.text.charAt(this.at) !== token) return this.refuse(expected);
    this.at += 1;
    this.next = next;
  }

  private close(): void {
    this.at += 1;
    this.open.pop();
    this.next = 'after';
  }

  /** Goes on behind what the expression finds here, and says whether that is anything. */
  private skip(what: RegExp): boolean {
    what.lastIndex = this.at;
    const found = what.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found !== '';
  }

  private refuse(expected: string): void {
    this.odd = { at: this.at, expected };
  }
}

const closing = (bracket: Bracket | undefined): string => (bracket === '{' ? '}' : bracket === '[' ? ']' : '');

/** Longest word that is quoted, characters. */
const LONGEST_WORD = 24;
const WORD = /\\?[\w.+-]+|[^]/uy;

function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  return shortened(WORD.exec(text)?.[0] ?? '', LONGEST_WORD);
}

function placeOf(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: before.length, column: Array.from(before.at(-1) ?? '').length + 1 };
}
