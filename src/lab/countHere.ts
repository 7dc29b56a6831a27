import type { Physics } from '#sim/physics.ts';
import { fault, type Result } from '#sim/result.ts';
import { chunkOf, chunksOf, jobOf, type FindExperiment, type Job } from './job.ts';

/** One chunk of a job. Plain data: it is sent to threads and other machines. */
export interface ChunkTask {
  readonly job: Job;
  readonly chunk: number;
}

/**
 * Counts a chunk on an engine of this thread. The job is read again: it may have come from another machine. Faults:
 * those of `jobOf` and of counting, and `no-such-chunk`.
 */
export async function countHere(
  physics: Physics,
  { job, chunk }: ChunkTask,
  find: FindExperiment,
): Promise<Result<object>> {
  const ready = await jobOf(job, find);
  if (!ready.ok) return ready;
  const chunks = chunksOf(ready.value.job);
  if (!Number.isInteger(chunk) || chunk < 0 || chunk >= chunks)
    return fault('no-such-chunk', `Chunk ${String(chunk)} was asked for; the job has 0 to ${chunks - 1}.`);
  return ready.value.prepared.count(physics, ready.value.job.seed, chunkOf(ready.value.job, chunk));
}
