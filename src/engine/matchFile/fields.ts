import { z } from 'zod';
import { STEADINESSES } from '#sim/hand/steadiness.ts';
import { ACTION_TICKS_MOST } from '#sim/settings.ts';
import { quantised, whole } from '../files/numbers.ts';
import { HIDDEN_SEED, LARGEST_SEED } from '../random.ts';
import { rulesField } from '../files/rulesField.ts';
import { coloursFor, LONGEST_LEVEL, LONGEST_NAME, SEAT_KINDS, type SeatRange } from '../seats.ts';
import { MATCH_FORMAT, MATCH_VERSION } from './format.ts';

/** Keys that match files of every game have. A schema's own message ends the sentence "expected ...". */
const LONGEST_TEXT = 1000;
/**
 * No file of 2 MiB holds so many actions, as an entry of the log has 60 characters and more: every match that could be
 * played can be read again.
 */
export const MOST_ACTIONS = 40_000;

export const hashField = z.string().regex(/^[0-9a-f]{32}$/, 'a hash of 32 hexadecimal digits');

/** Where a ruling says something is: what fell off the table may lie so far away. */
export const placeField = (mostMm: number) =>
  z.tuple([quantised(-mostMm, mostMm), quantised(-mostMm, mostMm), quantised(-mostMm, mostMm)]);
export const tickField = whole(0, ACTION_TICKS_MOST);
/** A ruling's sentence. */
export const sentenceField = z.string().max(LONGEST_TEXT);

/** The record of a physical action; `bodies` is the hash of the simulated bodies, `hash` of the position after it. */
export const recordedFields = <R extends z.ZodType>(ruling: R, mostRulings: number) => ({
  ticks: tickField,
  rulings: z.array(ruling).max(mostRulings),
  bodies: hashField,
  hash: hashField,
});

const seedField = z.union([whole(0, LARGEST_SEED), z.string().regex(HIDDEN_SEED, '32 hexadecimal digits')], {
  error: `a whole number from 0 to ${LARGEST_SEED}, or 32 hexadecimal digits`,
});

const seatOf = (colours: number) =>
  z.strictObject({
    name: z.string().min(1).max(LONGEST_NAME),
    colour: whole(0, colours - 1),
    kind: z.enum(SEAT_KINDS),
    steadiness: z.enum(STEADINESSES).exactOptional(),
    level: z.string().min(1).max(LONGEST_LEVEL).exactOptional(),
  });

/** All of the header but the game's own set-up. Faults between its fields are found in readHeader.ts. */
export const headerFields = <G extends string>(game: G, seats: SeatRange) => ({
  format: z.literal(MATCH_FORMAT),
  version: z.literal(MATCH_VERSION),
  game: z.literal(game),
  rulesVersion: whole(1, 1000),
  rules: rulesField,
  build: z.string().min(1).max(LONGEST_TEXT),
  tickHz: whole(1, 10_000),
  seed: seedField,
  seats: z
    .array(seatOf(coloursFor(seats)))
    .min(seats.min)
    .max(seats.max),
});
