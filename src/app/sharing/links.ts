import { packLink } from '#engine/files/link.ts';
import { packShort } from '#engine/files/shortLink.ts';
import type { Result } from '#sim/result.ts';
import { readMatch } from '#engine/matchFile/matchFiles.ts';
import { gameCalled, gameOf, type AnyMatch, type Games } from '#play/storage/gameFiles.ts';
import { makeRoute } from '#play/route.ts';

/** The address that opens the file's text in any browser. Faults: `link-too-long`, `file-too-large`. */
export function linkTo(text: string, here: Location = window.location): Result<string> {
  return addressOf(packLink(text), here);
}

/**
 * The address that opens the match: its actions, without what a replay finds again. Faults: `link-too-long`,
 * `file-too-large`.
 */
export async function linkToMatch(
  games: Games,
  match: AnyMatch,
  here: Location = window.location,
): Promise<Result<string>> {
  const { recordMatch, shortMatch } = await gameOf(games, match).files();
  const parts = shortMatch(recordMatch(match));
  return parts.ok ? addressOf(packShort(parts.value), here) : parts;
}

/** The same of a match of which there is a file alone. Faults: those of reading it, too. */
export async function linkToFile(
  games: Games,
  text: string,
  here: Location = window.location,
): Promise<Result<string>> {
  const json = readMatch(text);
  if (!json.ok) return json;
  const { readingMatch, shortMatch } = await gameCalled(games, String(json.value['game'])).files();
  const reading = readingMatch(json.value, null);
  let read = reading.next();
  while (read.done !== true) read = reading.next();
  const parts = read.value.ok ? shortMatch(read.value.value) : read.value;
  return parts.ok ? addressOf(packShort(parts.value), here) : parts;
}

const addressOf = (packed: Result<string>, here: Location): Result<string> =>
  packed.ok
    ? { ok: true, value: `${here.origin}${here.pathname}${makeRoute({ page: 'link', packed: packed.value })}` }
    : packed;
