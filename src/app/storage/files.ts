import { FILE_LIMITS, utf8Bytes } from '../../engine/files/readJson.ts';
import { fitsInFile, MATCH_FILE_LIMIT, parseMatch, type TractionRecording } from '../../games/traction/matchFile.ts';
import { fault, type Result } from '../../sim/result.ts';
import { texts } from '../texts.ts';

/** `traction-2006-02-14.json`, by the calendar where the player is. */
export function exportName(now: Date): string {
  const twoDigits = (n: number): string => String(n).padStart(2, '0');
  return `traction-${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}.json`;
}

/** What to know before the file is handed over: nobody reads a longer one. Null for any other. */
export const exportWarning = (text: string): string | null => (fitsInFile(text) ? null : texts.saved.tooLong(utf8Bytes(text), MATCH_FILE_LIMIT));

const REVOKE_AFTER_MS = 60_000; // some browsers read the address only after the click has returned

/** Hands the text to the browser as a download. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}

/** What of a `File` is needed, so that a test needs no browser. */
export interface ReadableFile {
  readonly name: string;
  readonly size: number;
  text(): Promise<string>;
}

/**
 * Reads a match file somebody picked or dropped. Faults: `file-too-large` before a byte of it is read,
 * `file-unreadable`, and those of `parseMatch`.
 */
export async function readMatchFile(file: ReadableFile, build: string | null): Promise<Result<TractionRecording>> {
  if (file.size > FILE_LIMITS.bytes) return fault('file-too-large', texts.files.tooLarge(file.size, FILE_LIMITS.bytes));
  try {
    return parseMatch(await file.text(), build);
  } catch {
    return fault('file-unreadable', texts.files.unreadable);
  }
}
