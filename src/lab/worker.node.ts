import { loadPhysics } from '#sim/physics.ts';
import { untimed } from '#sim/roll/untimed.node.ts';
import type { Result } from '#sim/result.ts';
import { countHere, type ChunkTask } from './countHere.ts';
import { findExperiment } from './registry.ts';

const physics = loadPhysics();

/** On a thread of the pool: the counts of one chunk of a job. */
export default async function count(task: ChunkTask): Promise<Result<object>> {
  const engine = await physics;
  untimed(engine);
  return countHere(engine, task, findExperiment);
}
