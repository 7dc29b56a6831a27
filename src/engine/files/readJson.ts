import { fault, ok, type Fault, type Result } from '#sim/result.ts';
import { makePath, type Path } from './jsonPath.ts';
import { firstNotJson } from './notJson.ts';
import { show, unknownKey } from './shown.ts';

export { faultOfIssue } from './faultOfIssue.ts';

/** How much of a file is read before anything is understood of it. */
export interface FileLimits {
  /** Length of the text in UTF-8, bytes. */
  readonly bytes: number;
  /** Lists and objects inside one another; `[]` is 1 deep. */
  readonly nesting: number;
}

/** Files people exchange: 2 MiB and 32 levels. */
export const FILE_LIMITS: FileLimits = { bytes: 2 * 1024 * 1024, nesting: 32 };

/**
 * Reads JSON that a stranger wrote. Nothing is built before size and nesting are known to be sane.
 * Faults: `file-too-large`, `file-too-deep`, `not-json`, `repeated-key` (JSON itself would silently take the last).
 */
export function readJson(text: string, limits: FileLimits = FILE_LIMITS): Result<unknown> {
  const bytes = utf8Bytes(text);
  if (bytes > limits.bytes) {
    return fault('file-too-large', `The file has ${bytes} bytes; expected at most ${limits.bytes}.`);
  }
  const shape = shapeOf(text);
  if (shape.deepest > limits.nesting) {
    return fault('file-too-deep', `The file nests ${shape.deepest} levels; expected at most ${limits.nesting}.`);
  }
  const read = parsed(text);
  return read.ok && shape.badKey !== null ? { ok: false, fault: faultOfKey(shape.badKey, read.value) } : read;
}

function faultOfKey({ path, repeated }: BadKey, value: unknown): Fault {
  if (!repeated) return unknownKey(value, path);
  const at = makePath(path);
  return {
    code: 'repeated-key',
    message: `${at}: the key ${show(path.at(-1))} is there twice in one object; expected it once.`,
    path: at,
  };
}

/** The longest beginning of a file of another kind, characters. */
const LONGEST_BEGINNING = 12;

function parsed(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    const why = whyNot(text);
    if (why === null) throw error; // no fault of the text's
    return fault('not-json', `The file is not JSON: ${why}.`);
  }
}

/** Null where nothing is wrong. A file of another kind is told by how it begins. */
function whyNot(text: string): string | null {
  const begins = text.trimStart().slice(0, LONGEST_BEGINNING);
  if (begins === '') return 'it is empty';
  if (!/^[[{]/.test(begins)) return `it begins with ${show(begins)}; expected { or [`;
  const odd = firstNotJson(text);
  if (odd === null) return null;
  const there = odd.found === '' ? 'it ends' : `there is ${show(odd.found)}`;
  return `at line ${odd.line}, column ${odd.column} ${there}; expected ${odd.expected}`;
}

/** Length in UTF-8; a loop, because TextEncoder is not part of the language. */
export function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x800 && (unit < 0xd800 || unit > 0xdfff)) bytes += 2;
    else if (unit >= 0x80) bytes += 1; // each half of a pair: 4 bytes for 2 units
  }
  return bytes;
}

interface Shape {
  readonly deepest: number;
  readonly badKey: BadKey | null;
}

/** A key that JSON itself would let pass: there twice, or `__proto__`, which no schema would ever see. */
interface BadKey {
  readonly path: Path;
  readonly repeated: boolean;
}

/** A list or an object that is not closed yet. */
interface Open {
  /** An object's, so far; null for a list. */
  readonly keys: Set<string> | null;
  /** The key or the index that is being read. */
  at: PropertyKey;
}

/** How deep the brackets go, and the first bad key. One pass, no recursion. */
function shapeOf(text: string): Shape {
  const open: Open[] = [];
  let deepest = 0;
  let lastString: string | null = null; // not a key yet
  let badKey: BadKey | null = null;
  for (let i = 0; i < text.length; i += 1) {
    const token = text[i];
    const inner = open.at(-1);
    if (token === '"') {
      const start = i;
      i = endOfString(text, start);
      lastString = text.slice(start, i + 1);
    } else if (token === '{' || token === '[') {
      open.push(token === '{' ? { keys: new Set(), at: '' } : { keys: null, at: 0 });
      deepest = Math.max(deepest, open.length);
    } else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && typeof inner?.at === 'number') inner.at += 1;
    else if (token === ':' && lastString !== null) {
      badKey ??= noteKey(open, keyOf(lastString));
      lastString = null; // read once, however many colons follow
    }
  }
  return { deepest, badKey };
}

/** The key without its escapes, so that `"\u0061"` is the same as `"a"`. */
function keyOf(token: string): string {
  if (!token.includes('\\')) return token.slice(1, -1);
  const read = parsed(token);
  return read.ok && typeof read.value === 'string' ? read.value : token; // else the whole text is no JSON
}

function noteKey(open: readonly Open[], key: string): BadKey | null {
  const inner = open.at(-1);
  if (inner === undefined || inner.keys === null) return null;
  inner.at = key;
  const repeated = inner.keys.has(key);
  inner.keys.add(key);
  return repeated || key === '__proto__' ? { path: open.map(({ at }) => at), repeated } : null;
}

/**
 * Where the string that begins at `start` has its closing quote; past the text's end if it has none. By hand, since an
 * expression that seeks the quote begins again at each escaped one of a string that never ends.
 */
function endOfString(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1;
  return i;
}
