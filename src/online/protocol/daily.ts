import { z } from 'zod';
import { dayNumberOf } from '#engine/days.ts';
import { whole } from '#engine/files/numbers.ts';
import { hashField } from '#engine/matchFile/fields.ts';
import { HIDDEN_SEED } from '#engine/random.ts';
import { idField, keyField, nameField } from './asks.ts';

export const dayField = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-11-30')
  .refine((text) => dayNumberOf(text) !== null, 'a day such as 2026-11-30');

/** By whom a gesture was found, as who sends it says: nothing in a gesture tells. */
const byField = z.enum(['person', 'machine']);

/** An entry for the challenge of a day. The gesture is read by its game. */
export const entrySchema = z.strictObject({
  id: idField,
  /** The player's secret, by which tries are counted. */
  key: keyField,
  name: nameField,
  by: byField,
  day: dayField,
  gesture: z.looseObject({}),
  /** Of what is walked, the bodies at the end at the player's own table: another outcome is refused. */
  hash: hashField.optional(),
});
export type DayEntry = z.output<typeof entrySchema>;

export const scoreSchema = z.strictObject({
  outcome: z.union([z.literal(0), z.literal(1)]),
  by: whole(0, 1e9),
  slip: whole(0, 1e9),
});

/** An entry among the best: all that its film takes is `gesture` and `seed`. */
const rankedSchema = z.object({
  rank: whole(1, 1e6),
  name: z.string(),
  by: byField,
  score: scoreSchema,
  gesture: z.looseObject({}),
  /** By which chance was drawn once the gesture was in; null where there is none. */
  seed: z.string().regex(HIDDEN_SEED).nullable(),
  hash: hashField,
  /** When it was stored, ms since 1970. */
  at: z.number(),
});
export type Ranked = z.output<typeof rankedSchema>;

/** How a day stands. */
export const dayListSchema = z.object({
  v: whole(1, 1000),
  game: z.string(),
  day: dayField,
  /** The day it is by the server. */
  today: dayField,
  /** Of the physics. */
  build: z.string(),
  isThrown: z.boolean(),
  measure: z.enum(['mm', 'degrees', 'steps']),
  challenge: z.looseObject({}),
  /** Players with an entry. */
  players: whole(0, 1e6),
  best: z.array(rankedSchema),
  /** The best entry of whose key was shown; null where there is none. */
  own: z.object({ rank: whole(1, 1e6), score: scoreSchema }).nullable(),
});
export type DayList = z.output<typeof dayListSchema>;

/** An entry that is stored, and where it stands now. */
export const enteredSchema = z.object({
  is: z.literal('ack'),
  score: scoreSchema,
  seed: rankedSchema.shape.seed,
  /** Of the player's best entry; those that are equally good have the same. */
  rank: whole(1, 1e6),
  players: whole(1, 1e6),
  /** It was there already. */
  again: z.boolean(),
});
export type EnteredDay = z.output<typeof enteredSchema>;
