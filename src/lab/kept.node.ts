import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '#engine/hash.ts';
import { readJson } from '#engine/files/readJson.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { jobId, type Job } from './job.ts';
import type { Kept } from './run.ts';

/** The job's own file in a folder of chunks. */
export const JOB_FILE = 'job.json';

const DIGITS = 8; // a file's name sorts as its number does

const nameOf = (chunk: number): string => `chunk-${String(chunk).padStart(DIGITS, '0')}.json`;

/** A chunk's counts with the job that they belong to. */
interface KeptChunk {
  readonly of: string;
  readonly chunk: number;
  readonly counts: unknown;
  /** The hash of the counts: a file that somebody changed is counted again. */
  readonly sum: string;
}

/**
 * A folder that keeps a job and its chunks, a file each, so that a job that was stopped goes on. Makes it where none
 * is. Faults: `unwritable`, and `other-job` where the folder holds the chunks of another one.
 */
export async function keepIn(folder: string, job: Job, build: string): Promise<Result<Kept>> {
  const id = jobId(job, build);
  const before = await jobIn(folder);
  if (before.ok && jobId(before.value, build) !== id)
    return fault('other-job', `${folder} holds the chunks of another job; expected an empty folder.`);
  const begun = await written(folder, JOB_FILE, job);
  if (!begun.ok) return begun;
  const read = async (chunk: number): Promise<unknown> => {
    const text = await readFile(join(folder, nameOf(chunk)), 'utf8').catch(() => null);
    const json = text === null ? null : readJson(text, CHUNK_LIMITS);
    if (json === null || !json.ok) return null; // a file that was cut off is counted again
    const kept = json.value as Partial<KeptChunk> | null;
    if (kept?.of !== id || kept.chunk !== chunk || kept.counts === undefined) return null;
    return kept.sum === hashOf(kept.counts) ? kept.counts : null;
  };
  return ok({
    take: read,
    keep: async (chunk, counts) => {
      const there = await read(chunk);
      if (there !== null && hashOf(there) !== hashOf(counts))
        return fault(
          'chunk-differs',
          `Chunk ${chunk} came out in two ways: ${join(folder, nameOf(chunk))} has others.`,
        );
      return written(folder, nameOf(chunk), { of: id, chunk, counts, sum: hashOf(counts) } satisfies KeptChunk);
    },
  });
}

const CHUNK_LIMITS = { bytes: 256 * 1024 * 1024, nesting: 32 };

/** The job that a folder of chunks belongs to. Faults: `no-job`, `unreadable`, and those of reading JSON. */
export async function jobIn(folder: string): Promise<Result<Job>> {
  const read = await readFile(join(folder, JOB_FILE), 'utf8').then(ok, (error: unknown) => {
    const why = codeOf(error);
    return why === 'ENOENT' || why === 'ENOTDIR'
      ? fault('no-job', `${folder} has no ${JOB_FILE}; expected a folder that --out has made.`)
      : fault('unreadable', `${join(folder, JOB_FILE)} cannot be read: ${why}.`);
  });
  if (!read.ok) return read;
  const json = readJson(read.value);
  return json.ok ? ok(json.value as Job) : fault(json.fault.code, `${join(folder, JOB_FILE)}: ${json.fault.message}`);
}

/** Aside first, then in its place: a reader never sees half a file. */
async function written(folder: string, name: string, value: unknown): Promise<Result<null>> {
  try {
    await mkdir(folder, { recursive: true });
    const aside = join(folder, `.${name}.part`);
    await writeFile(aside, `${JSON.stringify(value)}\n`);
    await rename(aside, join(folder, name));
    return ok(null);
  } catch (error) {
    return fault('unwritable', `${folder} cannot be written to: ${codeOf(error)}.`);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
