import { MESH_FILES } from '#lab/mesh/unit.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { say } from '../texts.ts';
import type { ReadJsonFile } from './labCommand.ts';

/** A name stands for itself; anything with a dot or a slash is a file, and so is standard input. */
export const isFile = (text: string): boolean => /[./]/.test(text) || text === '-';

/** A parameter as a job has it: its name, or what its file says. Faults: those of the file. */
export async function namedOrFile(text: string, read: ReadJsonFile): Promise<Result<unknown>> {
  if (MESH_FILES.test(text)) return fault('mesh', say.isMesh(text));
  return isFile(text) ? read(text) : ok(text);
}

/** The same of several, in their order. Faults: the first. */
export async function allNamedOrFiles(all: readonly string[], read: ReadJsonFile): Promise<Result<readonly unknown[]>> {
  const found: unknown[] = [];
  for (const one of all) {
    const value = await namedOrFile(one, read);
    if (!value.ok) return value;
    found.push(value.value);
  }
  return ok(found);
}
