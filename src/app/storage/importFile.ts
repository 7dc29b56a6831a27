import { PHYSICS_BUILD } from '../../sim/build.ts';
import { texts } from '../texts.ts';
import { readableText, readMatchFile, type ReadableFile } from './files.ts';
import type { Library } from './library.ts';

/** Why a file was not imported, in one sentence; its text where it can be read all the same. */
export interface Refused {
  readonly why: string;
  readonly readable: string | null;
}

/** Puts the file on the shelf and gives its id; or says why not. */
export async function importFile(file: ReadableFile, library: Library): Promise<{ readonly id: string } | Refused> {
  const read = await readMatchFile(file, PHYSICS_BUILD);
  if (read.ok) return { id: await library.add(read.value) };
  return { why: texts.saved.importFailed(file.name, read.fault.message), readable: await readableText(file, read.fault) };
}
