import type { OwnDie } from '#engine/ownDie/schema.ts';
import type { Result } from '#sim/result.ts';
import { readBody } from './bodyFile.ts';
import { ownDieFrom } from './ownDie.ts';

/** The die that a body file makes in the place of one with so many sides. Faults: those of both. */
export function readOwnDie(json: unknown, sides: number): Result<OwnDie> {
  const body = readBody(json);
  return body.ok ? ownDieFrom(body.value, sides) : body;
}
