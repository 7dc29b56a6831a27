import { z } from 'zod';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import { ok, type Result } from '#sim/result.ts';
import { codeField, type RoomClock } from '../protocol/asks.ts';
import { answerOf, resultOf } from './overHttp.ts';

const opened = z.object({ code: codeField });

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
  const answer = await answerOf(address, { method: 'POST', body: JSON.stringify(opening) });
  const room = resultOf(opened, answer, 'No server with rooms answers.');
  return room.ok ? ok(room.value.code) : room;
}
