import type { Fault, Result } from '#sim/result.ts';
import type { AnyRecording, Games } from './gameFiles.ts';
import { isForeign } from './playedHere.ts';
import { readAnyMatch, tellAnyMatch } from './readAnyMatch.ts';
import { textOfFile, type ReadableFile } from './textOfFile.ts';

// Match files of strangers. With schemas in it, this comes behind the page's shell.

/** Reads a match file that was picked or dropped. Faults: those of `textOfFile` and `readAnyMatch`. */
export async function readMatchFile(
  games: Games,
  file: ReadableFile,
  build: string | null,
): Promise<Result<AnyRecording>> {
  const text = await textOfFile(file);
  return text.ok ? readAnyMatch(games, text.value, build) : text;
}

/**
 * The text of a file that was refused by this fault, where it can at least be read: a match of other rules, or of
 * another build. Null for any other.
 */
export async function readableText(
  games: Games,
  textOf: () => Promise<Result<string>>,
  refused: Fault,
): Promise<string | null> {
  if (!isForeign(refused)) return null;
  const text = await textOf();
  return text.ok && (await tellAnyMatch(games, text.value)).ok ? text.value : null;
}
