import { utf8Bytes } from '#engine/files/readJson.ts';
import { fitsInFile, MATCH_FILE_LIMIT } from '#engine/matchFile/format.ts';
import { texts } from '../texts.ts';

/** A sentence to show before the file is handed over: a longer one could not be read again. Null for any other. */
export const exportWarning = (text: string): string | null =>
  fitsInFile(text) ? null : texts.saved.tooLong(utf8Bytes(text), MATCH_FILE_LIMIT);
