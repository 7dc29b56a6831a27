import { fault, ok, type Result } from '#sim/result.ts';
import { readBody } from './bodyFile.ts';

/**
 * A body file with these numbers as the names of its sides, in the order in which they are listed: each is what it
 * shows when it lies on that side. Faults: those of the body; `bad-value`, for more or fewer numbers than sides.
 */
export function numbered(file: unknown, numbers: readonly number[]): Result<object> {
  const body = readBody(file);
  if (!body.ok) return body;
  const names = [...new Set(body.value.faces.map(({ name }) => name))];
  if (names.length !== numbers.length)
    return fault(
      'bad-value',
      `It lies on ${names.length} sides (${names.join(', ')}); ${numbers.length} have a number.`,
    );
  const faces = body.value.faces.map(({ name, down: { x, y, z } }) => ({
    name: String(numbers[names.indexOf(name)]),
    normal: [x, y, z],
  }));
  return ok({ ...(file as object), faces });
}
