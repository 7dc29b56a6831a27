import { z } from 'zod';

/** How a room stands, in as few words as a list of many needs. */
const nowSchema = z.object({
  game: z.string(),
  /** The seats of the keys that were shown. */
  own: z.array(z.number()),
  seats: z.array(
    z.object({
      name: z.string(),
      kind: z.string(),
      taken: z.boolean(),
      standIn: z.boolean(),
      /** Since when the match has waited for it, ms since 1970; null while it does not. */
      since: z.number().nullable(),
    }),
  ),
  stage: z.enum(['open', 'played', 'over', 'ended']),
  paused: z.boolean(),
  /** When the last row was stored, and now, ms since 1970 by the server. */
  at: z.number(),
  now: z.number(),
});
export type RoomNow = z.output<typeof nowSchema>;

const NOT_FOUND = 404;

/** Asks how a room stands, as the holder of these seats. `gone`: its server has no such room; null: none answers. */
export async function roomNowAt(address: URL, keys: readonly string[]): Promise<RoomNow | 'gone' | null> {
  const authorization = keys.map((key) => `Seat ${key}`).join(', ');
  const answer = await fetch(address, authorization === '' ? {} : { headers: { authorization } }).catch(() => null);
  const said: unknown = await answer?.json().catch(() => null);
  const now = nowSchema.safeParse(said);
  if (now.success) return now.data;
  return answer?.status === NOT_FOUND && isNo(said) ? 'gone' : null;
}

/** A server without rooms knows no such address either, and says nothing of a room. */
const isNo = (said: unknown): boolean => z.object({ code: z.literal('no-room') }).safeParse(said).success;
