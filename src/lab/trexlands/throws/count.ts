import { z } from 'zod';
import { groundOf } from '#games/trexlands/bestThrow/chance.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Chunk } from '#lab/experiment.ts';
import type { ThrowsParameters } from './parameters.ts';
import { restart, restartCounts, type RestartCounts } from './restart.ts';

/** By restart. */
export const throwsCounts = z.strictObject({ restarts: z.array(restartCounts) });
export type ThrowsCounts = z.infer<typeof throwsCounts>;

/** The best throw that each restart of the search finds. */
export function countThrows(
  physics: Physics,
  parameters: ThrowsParameters,
  seed: number,
  { first, end }: Chunk,
): Result<ThrowsCounts> {
  const ground = groundOf(physics, parameters.terrain, parameters.ballast);
  const restarts: RestartCounts[] = [];
  for (let trial = first; trial < end; trial += 1) restarts.push(restart(ground, parameters, seed, trial));
  return ok({ restarts });
}

export const mergeThrows = (a: ThrowsCounts, b: ThrowsCounts): ThrowsCounts => ({
  restarts: [...a.restarts, ...b.restarts],
});
