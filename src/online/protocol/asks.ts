import { z } from 'zod';
import { LONGEST_LEVEL, LONGEST_NAME } from '#engine/seats.ts';
import { whole } from '#engine/files/numbers.ts';
import { CODE } from './codes.ts';

/** The largest table. */
export const MOST_SEATS = 6;
/** An order of half a thousand gestures is 2 kB (measured); a file's longest is more. */
export const seatField = whole(0, MOST_SEATS - 1);
export const codeField = z.string().regex(CODE, 'a code of six letters');
/** 128 bits of chance in base64url, made by the browser that wants the seat. */
export const keyField = z.string().regex(/^[\w-]{22}$/, 'a key of 22 letters');
/** Made by who asks, by which it is known when it comes twice. */
export const idField = z.string().regex(/^[\w-]{8,40}$/, 'an id of 8 to 40 letters');

const undoRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('ask'), by: seatField, from: whole(0, 40_000) }),
  z.strictObject({ do: z.literal('answer'), seat: seatField, agrees: z.boolean() }),
  z.strictObject({ do: z.literal('withdraw'), by: seatField }),
]);

/** Everything that somebody may ask of a room. An order is read by its game. */
export const askSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sit'), seat: seatField, name: z.string().min(1).max(LONGEST_NAME), key: keyField }),
  z.strictObject({ do: z.literal('free'), seat: seatField }),
  /** A computer takes a free seat; without a level it plays as the game's weakest. */
  z.strictObject({ do: z.literal('bot'), seat: seatField, level: z.string().max(LONGEST_LEVEL).optional() }),
  z.strictObject({ do: z.literal('lock'), locked: z.boolean() }),
  z.strictObject({ do: z.literal('act'), order: z.looseObject({ do: z.string() }) }),
  /** A seat wants another match in the same room: it begins once all persons do. */
  z.strictObject({ do: z.literal('again') }),
  z.strictObject({ do: z.literal('undo'), request: undoRequest }),
]);
export type Ask = z.output<typeof askSchema>;
