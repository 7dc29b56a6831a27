import { FILE_LIMITS, readJson } from '#engine/files/readJson.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { texts } from '../texts.ts';

/** The parts of a `File` that are needed, so that a test needs no browser. */
export type ReadableFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/**
 * The text of a file that was picked or dropped, by UTF-8 alone, as the command line reads it; a byte order mark is
 * left out. Faults: `file-too-large` before a byte of it is read, `file-unreadable`, `not-utf8`.
 */
export async function textOfFile(file: Pick<ReadableFile, 'size' | 'arrayBuffer'>): Promise<Result<string>> {
  if (file.size > FILE_LIMITS.bytes) return fault('file-too-large', texts.files.tooLarge(file.size, FILE_LIMITS.bytes));
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return fault('file-unreadable', texts.files.unreadable);
  }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fault('not-utf8', texts.files.notUtf8);
  }
}

/** The JSON in it. Faults: those of both. */
export async function jsonOfFile(file: ReadableFile): Promise<Result<unknown>> {
  const text = await textOfFile(file);
  return text.ok ? readJson(text.value) : text;
}
