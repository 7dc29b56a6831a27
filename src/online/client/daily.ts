import { z } from 'zod';
import type { Daily } from '#engine/module/daily.ts';
import { DAILIES } from '#games/dailies.ts';
import type { Result } from '#sim/result.ts';
import { dayListSchema, enteredSchema, type DayEntry, type DayList, type EnteredDay } from '../protocol/daily.ts';
import { answerOf, resultOf } from './overHttp.ts';

const MISSING = 'No server with challenges answers.';
const laterSchema = z.object({ is: z.literal('later'), ms: z.number() });

/** The challenge of a game, for a page: all of it but the list is known without a server. Null where there is none. */
export const openDaily = async (game: string): Promise<Daily | null> => (await DAILIES[game]?.()) ?? null;

/** Games that have one. */
export const DAILY_GAMES: readonly string[] = Object.keys(DAILIES);

/**
 * How the day of `/daily/GAME` stands; `key` is the player's own. Faults: those of the server; `no-server` where none
 * answers.
 */
export async function dayAt(address: URL, key: string | null): Promise<Result<DayList>> {
  const headers: Record<string, string> = key === null ? {} : { authorization: `Player ${key}` };
  return resultOf(dayListSchema, await answerOf(address, { headers }), MISSING);
}

/**
 * Enters a gesture. Faults as above; a wait, ms, where it is not known yet: the same entry, with the same id, may be
 * sent again until it is, and counts once.
 */
export async function enterAt(
  address: URL,
  entry: DayEntry,
): Promise<Result<EnteredDay> | { readonly waitMs: number }> {
  const answer = await answerOf(address, { method: 'POST', body: JSON.stringify(entry) });
  const later = laterSchema.safeParse(answer);
  return later.success ? { waitMs: later.data.ms } : resultOf(enteredSchema, answer, MISSING);
}
