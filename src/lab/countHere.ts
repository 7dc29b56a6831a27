import type { Physics } from '../sim/physics.ts';
import type { Result } from '../sim/result.ts';
import { chunkOf, jobOf, type FindExperiment, type Job } from './job.ts';

/** One chunk of a job. Plain data: it is sent to threads and other machines. */
export interface ChunkTask {
  readonly job: Job;
  readonly chunk: number;
}

/** Counts a chunk on an engine of this thread. The job is read again: it may have come from another machine. */
export async function countHere(
  physics: Physics,
  { job, chunk }: ChunkTask,
  find: FindExperiment,
): Promise<Result<object>> {
  const ready = await jobOf(job, find);
  if (!ready.ok) return ready;
  return ready.value.prepared.count(physics, ready.value.job.seed, chunkOf(ready.value.job, chunk));
}
