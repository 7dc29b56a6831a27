import { z } from 'zod';
import { LONGEST_LEVEL, LONGEST_NAME } from '#engine/seats.ts';
import { whole } from '#engine/files/numbers.ts';
import { CODE } from './codes.ts';
import { originField, playerKeyField, signatureField } from './signing.ts';

/** The longest delay for who looks on, s: ten minutes, as streams of other games have it at most (house value). */
const LONGEST_DELAY_S = 600;

/** The largest table. */
export const MOST_SEATS = 6;
/** An order of half a thousand gestures is 2 kB (measured); a file's longest is more. */
export const seatField = whole(0, MOST_SEATS - 1);
export const codeField = z.string().regex(CODE, 'a code of six letters');
/** 128 bits of chance in base64url, made by the browser that wants the seat. */
export const keyField = z.string().regex(/^[\w-]{22}$/, 'a key of 22 letters');
/** Made by who asks, by which it is known when it comes twice. */
export const idField = z.string().regex(/^[\w-]{8,40}$/, 'an id of 8 to 40 letters');

/** Longest time for a turn, and reserve, s: a match by turns may take a fortnight for one (house value). */
const LONGEST_S = 14 * 24 * 3600;
/** Shortest: a throw is seen for some seconds before the next seat can begin (house value). */
const SHORTEST_S = 5;
/** Most that is given at once, s: a day. */
const GIFT_S = 24 * 3600;

/**
 * The clock of a room: so long for each turn, and a reserve for the whole match from which comes what a turn takes
 * beyond.
 */
export const clockField = z
  .strictObject({ turnS: whole(0, LONGEST_S), reserveS: whole(0, LONGEST_S) })
  .refine(({ turnS, reserveS }) => turnS + reserveS >= SHORTEST_S, `together at least ${SHORTEST_S} s`);
export type RoomClock = z.output<typeof clockField>;

export const nameField = z.string().min(1).max(LONGEST_NAME);
const undoRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('ask'), by: seatField, from: whole(0, 40_000) }),
  z.strictObject({ do: z.literal('answer'), seat: seatField, agrees: z.boolean() }),
  z.strictObject({ do: z.literal('withdraw'), by: seatField }),
]);

/** Everything that somebody may ask of a room. An order is read by its game. */
export const askSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sit'), seat: seatField, name: nameField, key: keyField }),
  z.strictObject({ do: z.literal('free'), seat: seatField }),
  /** A computer takes a free seat; without a level it plays as the game's weakest. */
  z.strictObject({ do: z.literal('bot'), seat: seatField, level: z.string().max(LONGEST_LEVEL).optional() }),
  z.strictObject({ do: z.literal('lock'), locked: z.boolean() }),
  z.strictObject({ do: z.literal('clock'), clock: clockField.nullable() }),
  /** Whether the match is to count for its players' ratings. */
  z.strictObject({ do: z.literal('rate'), rated: z.boolean() }),
  /** The own seat plays under the name of its player's key. */
  z.strictObject({
    do: z.literal('sign'),
    player: playerKeyField,
    origin: originField,
    signature: signatureField,
  }),
  /** Those who look on see everything of the match so much later. */
  z.strictObject({ do: z.literal('delay'), s: whole(0, LONGEST_DELAY_S) }),
  z.strictObject({ do: z.literal('act'), order: z.looseObject({ do: z.string() }) }),
  /** A seat wants another match in the same room: it begins once all persons do. */
  z.strictObject({ do: z.literal('again') }),
  z.strictObject({ do: z.literal('undo'), request: undoRequest }),
  /** Whether the next match is practice: its seats go back as they like, and it is nobody's win. */
  z.strictObject({ do: z.literal('practise'), practice: z.boolean() }),
  /** Practice goes back to the position after that row; `fresh`: chance is drawn anew from there. */
  z.strictObject({ do: z.literal('rewind'), to: whole(0, 50_000), fresh: z.boolean() }),
  /** Practice keeps its present position under a name; one of that name is replaced. */
  z.strictObject({ do: z.literal('keep'), name: nameField }),
  /** The host lets the match rest, and go on. */
  z.strictObject({ do: z.literal('pause'), paused: z.boolean() }),
  /** The host closes the room for good. */
  z.strictObject({ do: z.literal('end') }),
  z.strictObject({ do: z.literal('rename'), seat: seatField, name: nameField }),
  /** The time of another seat is up: it gives up. */
  z.strictObject({ do: z.literal('flag'), seat: seatField }),
  z.strictObject({ do: z.literal('give'), seat: seatField, s: whole(1, GIFT_S) }),
  /** A computer is to play for a seat that lets the others wait: once all others say so. */
  z.strictObject({ do: z.literal('vote'), seat: seatField }),
  /** Takes the own seat back from the computer. */
  z.strictObject({ do: z.literal('back') }),
]);
export type Ask = z.output<typeof askSchema>;
