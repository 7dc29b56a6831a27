import { readFile, rename, writeFile } from 'node:fs/promises';
import type { ZodType } from 'zod';

/** The counts that a file keeps; null where there is no such file. Throws where they are no such counts. */
export async function countsIn<T>(file: string | URL, schema: ZodType<T>): Promise<T | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : schema.parse(JSON.parse(text));
}

/** Keeps counts in a file; a run that is stopped while it writes loses nothing. */
export async function keepCounts(file: string | URL, counts: object): Promise<void> {
  const draft = typeof file === 'string' ? `${file}.part` : new URL(`${file.href}.part`);
  await writeFile(draft, `${JSON.stringify(counts, null, 1)}\n`);
  await rename(draft, file);
}
