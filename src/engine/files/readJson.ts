import { fault, ok, type Result } from '../../sim/result.ts';

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
  if (read.ok && shape.badKey !== null) return fault(shape.badKey.code, shape.badKey.message);
  return read;
}

function parsed(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
    return fault('not-json', `The file is not JSON: ${why}.`);
  }
}

/** Length in UTF-8; a loop, because TextEncoder is not part of the language. */
function utf8Bytes(text: string): number {
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
  readonly badKey: { readonly code: string; readonly message: string } | null;
}

/** How deep the brackets go, and the first key that is there twice. One pass, no recursion. */
function shapeOf(text: string): Shape {
  const open: (Set<string> | null)[] = []; // keys of each object around; null for a list
  let deepest = 0;
  let lastString = '';
  let badKey: Shape['badKey'] = null;
  for (let i = 0; i < text.length; i += 1) {
    const token = text[i];
    if (token === '"') {
      const start = i;
      i = endOfString(text, start);
      lastString = text.slice(start, i + 1);
    } else if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : null);
      deepest = Math.max(deepest, open.length);
    } else if (token === '}' || token === ']') open.pop();
    else if (token === ':') badKey ??= noteKey(open.at(-1), lastString);
  }
  return { deepest, badKey };
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

/** `__proto__` is refused because no schema would ever see it. */
function noteKey(keys: Set<string> | null | undefined, key: string): Shape['badKey'] {
  if (keys === null || keys === undefined) return null;
  if (keys.has(key)) return { code: 'repeated-key', message: `The key ${key} is there twice in one object; expected it once.` };
  keys.add(key);
  return key === '"__proto__"' ? { code: 'unknown-key', message: `The key ${key} is not known; expected no such key.` } : null;
}
