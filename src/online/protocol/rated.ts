import { z } from 'zod';
import { whole } from '#engine/files/numbers.ts';
import { RULE_SETS } from '#engine/ruleSets.ts';
import { codeField, idField } from './asks.ts';
import { originField, playerField, playerKeyField, signatureField } from './signing.ts';

/** By whose hands a match is played: only the players' own, or whatever its game offers. */
export const HANDS = ['own', 'helping'] as const;
export type RatedHand = (typeof HANDS)[number];

/** Ratings of different games, sets of rules or hands have nothing to do with each other. */
const ladderFields = { game: z.string().max(40), rules: z.enum(RULE_SETS), hand: z.enum(HANDS) };
const ladderSchema = z.object(ladderFields);
export type Ladder = z.output<typeof ladderSchema>;

const ratingFields = { rating: z.number(), deviation: z.number() };
const standingSchema = z.object({
  player: playerField,
  /** Null for a computer. */
  name: z.string().nullable(),
  ...ratingFields,
  /** Too little is known for a place. */
  provisional: z.boolean(),
  matches: whole(0, 1e6),
  won: whole(0, 1e6),
});
export type Standing = z.output<typeof standingSchema>;

/** Every ladder of a game on which anybody is, the best first, and those with a place before those without. */
export const laddersSchema = z.object({
  v: whole(1, 1000),
  ladders: z.array(ladderSchema.extend({ players: whole(0, 1e6), best: z.array(standingSchema) })),
});
export type Ladders = z.output<typeof laddersSchema>;

const ratedMatchSchema = ladderSchema.extend({
  code: codeField,
  at: z.number(),
  /** Null: its key was deleted. */
  players: z.array(z.object({ player: playerField, name: z.string().nullable(), won: z.boolean() })),
  /** The player's own, before and after. */
  before: z.number(),
  after: z.number(),
});
export type RatedMatch = z.output<typeof ratedMatchSchema>;

/** One player: where it stands, and its last matches, the newest first. */
export const playerSchema = z.object({
  v: whole(1, 1000),
  player: playerField,
  name: z.string().nullable(),
  standings: z.array(ladderSchema.extend(standingSchema.shape)),
  matches: z.array(ratedMatchSchema),
});
export type PlayerSeen = z.output<typeof playerSchema>;

/** A wish to be forgotten. */
export const forgetSchema = z.strictObject({
  id: idField,
  player: playerKeyField,
  origin: originField,
  day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-11-30'),
  signature: signatureField,
});
export type ToForget = z.output<typeof forgetSchema>;
