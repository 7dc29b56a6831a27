import { makePath, type Path } from './jsonPath.ts';
import { fault } from '#sim/result.ts';

/** Refuses what is at that place of the file: where, what is there, what was expected. Code `bad-value`. */
export function misfit(path: Path, found: string, expected: string): ReturnType<typeof fault> {
  const at = makePath(path);
  return fault('bad-value', `${at} is ${found}; expected ${expected}.`, at);
}
