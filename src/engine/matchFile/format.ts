import { FILE_LIMITS, utf8Bytes, type FileLimits } from '../files/readJson.ts';

/** Match files of every game call themselves so. */
export const MATCH_FORMAT = 'tumbletop/match';
export const MATCH_VERSION = 1;

/** How large the match file may be that people exchange, bytes in UTF-8. */
export const MATCH_FILE_LIMIT = FILE_LIMITS.bytes;

/** One's own store keeps every match: 60 turns of five seats can be longer than what people exchange. */
export const OWN_MATCH_LIMIT = 16 * 1024 * 1024; // bytes in UTF-8
export const OWN_LIMITS: FileLimits = { ...FILE_LIMITS, bytes: OWN_MATCH_LIMIT };

/** Whether the match file can be passed on: a longer one would not be read as a stranger's. */
export const fitsInFile = (text: string): boolean => utf8Bytes(text) <= MATCH_FILE_LIMIT;
