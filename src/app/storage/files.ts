import { FILE_LIMITS } from '../../engine/files/readJson.ts';
import { fault, type Fault, type Result } from '../../sim/result.ts';
import type { AnyRecording, Games } from './gameFiles.ts';
import { texts } from '../texts.ts';
import { isForeign } from './playedHere.ts';
import { readAnyMatch, tellAnyMatch } from './readAnyMatch.ts';

// Match files of strangers. With schemas in it, this comes behind the page's shell.

/** The parts of a `File` that are needed, so that a test needs no browser. */
export interface ReadableFile {
  readonly name: string;
  readonly size: number;
  text(): Promise<string>;
}

/**
 * Reads a match file that was picked or dropped. Faults: `file-too-large` before a byte of it is read,
 * `file-unreadable`, and those of `readAnyMatch`.
 */
export async function readMatchFile(
  games: Games,
  file: ReadableFile,
  build: string | null,
): Promise<Result<AnyRecording>> {
  if (file.size > FILE_LIMITS.bytes) return fault('file-too-large', texts.files.tooLarge(file.size, FILE_LIMITS.bytes));
  try {
    return await readAnyMatch(games, await file.text(), build);
  } catch {
    return fault('file-unreadable', texts.files.unreadable);
  }
}

/**
 * The text of a file that was refused by this fault, where it can at least be read: a match of other rules, or of
 * another build. Null for any other.
 */
export async function readableText(
  games: Games,
  file: Pick<ReadableFile, 'text'>,
  refused: Fault,
): Promise<string | null> {
  if (!isForeign(refused)) return null;
  const text = await file.text();
  return (await tellAnyMatch(games, text)).ok ? text : null;
}
