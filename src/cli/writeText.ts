import { writeFile } from 'node:fs/promises';
import { fault, ok, type Result } from '#sim/result.ts';
import { say } from './texts.ts';

/** Writes a text file. Faults: `unwritable`, one sentence without the file's name; never throws. */
export async function writeText(path: string, text: string): Promise<Result<null>> {
  if (path === '') return fault('unwritable', say.noName);
  try {
    await writeFile(path, text);
    return ok(null);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return fault('unwritable', say.notWritten(code));
  }
}
