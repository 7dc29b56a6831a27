import { packLink } from '#engine/files/link.ts';
import { packShort } from '#engine/files/shortLink.ts';
import type { Result } from '#sim/result.ts';
import { gameOf, type AnyMatch, type Games } from '#play/storage/gameFiles.ts';
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

const addressOf = (packed: Result<string>, here: Location): Result<string> =>
  packed.ok
    ? { ok: true, value: `${here.origin}${here.pathname}${makeRoute({ page: 'link', packed: packed.value })}` }
    : packed;
