import type { Fault } from '../../sim/result.ts';
import { withEscapes } from '../hidden.ts';
import { makePath, type Path } from './jsonPath.ts';

/** A key that no format has. */
export function unknownKey(value: unknown, path: Path): Fault {
  const at = makePath(path);
  return { code: 'unknown-key', message: `${at} is ${show(valueAt(value, path))}; expected no key ${JSON.stringify(path.at(-1))}.`, path: at };
}

/** What the file has in that place; undefined for nothing. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );
}

const LONGEST_SHOWN = 60;

/** The value as JSON, cut to a readable length; what would not be seen is written as its code. */
export function show(value: unknown): string {
  if (typeof value === 'number') return String(value); // JSON has no infinity
  const text = withEscapes(JSON.stringify(value) ?? String(value));
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN - 3)}...`;
}
