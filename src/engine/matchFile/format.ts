import { FILE_LIMITS, utf8Bytes, type FileLimits } from '../files/readJson.ts';

/** What match files call themselves, whatever the game. */
export const MATCH_FORMAT = 'tumbletop/match';
export const MATCH_VERSION = 1;

/** How large the match file may be that people exchange, bytes in UTF-8. */
export const MATCH_FILE_LIMIT = FILE_LIMITS.bytes;

/** One's own shelf keeps every match: 60 turns of five seats can be longer than what people exchange. */
export const OWN_MATCH_LIMIT = 16 * 1024 * 1024; // bytes in UTF-8
export const OWN_LIMITS: FileLimits = { ...FILE_LIMITS, bytes: OWN_MATCH_LIMIT };

/** Whether the match file can be given to somebody: no longer one of a stranger's is read. */
export const fitsInFile = (text: string): boolean => utf8Bytes(text) <= MATCH_FILE_LIMIT;
