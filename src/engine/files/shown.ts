import type { Fault } from '#sim/result.ts';
import { withEscapes } from '../hidden.ts';
import { makePath, type Path } from './jsonPath.ts';
import { shortened } from './shortened.ts';

export { shortened } from './shortened.ts';

/** A key that no format has. */
export function unknownKey(value: unknown, path: Path): Fault {
  const at = makePath(path);
  return {
    code: 'unknown-key',
    message: `${at} is ${show(valueAt(value, path))}; expected no key ${show(path.at(-1))}.`,
    path: at,
  };
}

/** The file's value in that place; undefined for nothing. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}

/** The value as JSON, cut to a readable length; what would not be seen is written as its code. */
export function show(value: unknown): string {
  if (typeof value === 'number') return String(value); // JSON has no infinity
  return shortened(withEscapes(asJson(value)));
}

/** A browser's storage holds more than JSON does: lists within themselves, whole numbers without a bound. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return `a value that JSON cannot hold (${typeof value})`;
  }
}
