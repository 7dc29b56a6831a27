import { loadPhysics } from '../../sim/physics.ts';
import type { Result } from '../../sim/result.ts';
import type { MatchCounts } from './count.ts';
import type { MatchesJob } from './job.ts';
import { openChunks } from './chunks.ts';

const physics = loadPhysics();

/** On a thread of the pool: a chunk of a job. */
export default async function chunk({ job, chunk: number }: Task): Promise<Result<MatchCounts>> {
  return (await openChunks(await physics))(job, number);
}

export interface Task {
  readonly job: MatchesJob;
  readonly chunk: number;
}
