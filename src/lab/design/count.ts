import { z } from 'zod';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Chunk } from '../experiment.ts';
import { countBodies } from '../rolls/count.ts';
import { designed, type Designed } from './changed.ts';
import type { DesignParameters } from './parameters.ts';
import { rollsOf } from '../rolls/oneBody.ts';

/** By level, rolls by outcome in the order of `outcomesOf`, and those that did not come to rest in time. */
export const designCounts = z.strictObject({
  levels: z.array(z.strictObject({ outcomes: z.array(z.int().min(0)), unsettled: z.int().min(0) })),
});
export type DesignCounts = z.infer<typeof designCounts>;

const known = new WeakMap<DesignParameters, Designed>();

/** Once for the parameters of a job: every chunk rolls the same bodies. */
export function designOf(parameters: DesignParameters): Designed {
  const found = known.get(parameters) ?? designed(parameters);
  known.set(parameters, found);
  return found;
}

/** Rolls the bodies of all levels by the same chances. */
export function countDesign(
  physics: Physics,
  parameters: DesignParameters,
  seed: number,
  chunk: Chunk,
): Result<DesignCounts> {
  const levels: DesignCounts['levels'] = [];
  for (const { body } of designOf(parameters).levels) {
    const counted = countBodies(physics, rollsOf(parameters), [body], seed, chunk);
    if (!counted.ok) return counted;
    const { bodies, unsettled } = counted.value;
    levels.push({ outcomes: bodies[0] ?? [], unsettled });
  }
  return ok({ levels });
}

/** Both together. */
export const mergeDesign = (a: DesignCounts, b: DesignCounts): DesignCounts => ({
  levels: a.levels.map(({ outcomes, unsettled }, i) => ({
    outcomes: outcomes.map((count, at) => count + (b.levels[i]?.outcomes[at] ?? 0)),
    unsettled: unsettled + (b.levels[i]?.unsettled ?? 0),
  })),
});
