import { z } from 'zod';
import type { Result } from '#sim/result.ts';
import { laddersSchema, playerSchema, type Ladders, type PlayerSeen, type ToForget } from '../protocol/rated.ts';
import { answerOf, resultOf } from './overHttp.ts';

const MISSING = 'No server with ratings answers.';
const gone = z.object({ is: z.literal('ack') });

/** The ladders of `/ratings/GAME`. Faults: `no-server`. */
export const laddersAt = async (address: URL): Promise<Result<Ladders>> =>
  resultOf(laddersSchema, await answerOf(address), MISSING);

/** The player of `/ratings/player/ID`. Faults: `no-player`, `no-server`. */
export const playerAt = async (address: URL): Promise<Result<PlayerSeen>> =>
  resultOf(playerSchema, await answerOf(address), MISSING);

/** Deletes a key's name and ratings. Faults: those of the server, `no-server`. */
export const forgetAt = async (address: URL, wish: ToForget): Promise<Result<unknown>> =>
  resultOf(gone, await answerOf(address, { method: 'POST', body: JSON.stringify(wish) }), MISSING);
