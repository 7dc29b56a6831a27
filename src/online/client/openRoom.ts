import { z } from 'zod';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { codeField, type RoomClock } from '../protocol/asks.ts';

const opened = z.object({ code: codeField });
const refused = z.object({ code: z.string(), message: z.string() });

/** A wish for a room. `id`: by which it is known when it comes twice; `host`: the key of who opens it. */
export interface Opening {
  readonly id: string;
  readonly host: string;
  /** A match file without actions. */
  readonly head: MatchJson;
  /** Left out: none. */
  readonly clock?: RoomClock | undefined;
}

/** Opens a room, and gives its code. Faults: `no-server` where none with rooms answers, and those of the server. */
export async function openRoomAt(address: URL, opening: Opening): Promise<Result<string>> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(opening) })
    .then((response): Promise<unknown> => response.json())
    .catch(() => null); // it is not there, or serves a page alone
  const room = opened.safeParse(answer);
  if (room.success) return ok(room.data.code);
  const no = refused.safeParse(answer);
  return no.success ? fault(no.data.code, no.data.message) : fault('no-server', 'No server with rooms answers.');
}
