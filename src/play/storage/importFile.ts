import { PHYSICS_BUILD } from '#sim/build.ts';
import type { AnyRecording, Games } from './gameFiles.ts';
import { readableText, readMatchFile } from './files.ts';
import { textOfFile, type ReadableFile } from './textOfFile.ts';

/** Why a file was not imported; its text where it can be read all the same. */
export interface Refused {
  readonly why: string;
  readonly readable: string | null;
}

/** The match in the file, not yet believed; or why there is none. */
export async function readGivenFile(games: Games, file: ReadableFile): Promise<AnyRecording | Refused> {
  const read = await readMatchFile(games, file, PHYSICS_BUILD);
  if (read.ok) return read.value;
  return {
    why: read.fault.message,
    readable: await readableText(games, () => textOfFile(file), read.fault),
  };
}
