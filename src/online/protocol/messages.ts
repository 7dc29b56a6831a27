import { z } from 'zod';
import { whole } from '#engine/files/numbers.ts';
import type { ShownRow } from '../rooms/shownRow.ts';
import type { Answer } from './answers.ts';
import { askSchema, idField, keyField } from './asks.ts';

/** Of the messages; another one is answered with `bye`. */
export const PROTOCOL = 1;

/** A room cannot have more rows than a match file has actions, and what stands around them. */
const head = whole(-1, 50_000);

/** Samples of a hand, as text that only tables read. */
const HAND_LENGTH = 600;

/** Phrases that players can say to each other. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice',
  'wow',
  'oops',
  'thanks',
  'sorry',
  'one-moment',
  'back-now',
  'your-turn',
  'well-played',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** No table is larger. */
const metres = z.number().min(-10).max(10);

/** Everything that a client may say. */
export const saidSchema = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    v: whole(1, 1000),
    key: keyField.nullable(),
    host: keyField.nullable(),
    have: head,
  }),
  z.strictObject({ t: z.literal('ask'), id: idField, base: head.nullable(), ask: askSchema }),
  z.strictObject({ t: z.literal('ping'), have: head }),
  z.strictObject({ t: z.literal('here'), here: z.enum(['here', 'away']) }),
  z.strictObject({ t: z.literal('hand'), b: z.string().max(HAND_LENGTH) }),
  /** Instead of a chat: one of a dozen phrases, and a place on the table, m. Neither is kept. */
  z.strictObject({ t: z.literal('say'), phrase: z.enum(PHRASES) }),
  z.strictObject({ t: z.literal('point'), at: z.tuple([metres, metres, metres]) }),
]);
export type Said = z.output<typeof saidSchema>;

/** The presence of a player: at the table, looking at something else, or gone since then (ms since 1970). */
export type Presence = 'here' | 'away' | { readonly goneSince: number };

/** Everything that a server may say. */
export type Told =
  /** After a hello, and again when one sits down or loses the seat: then all rows, as that seat may see them. */
  | {
      readonly t: 'welcome';
      readonly v: number;
      readonly code: string;
      /** The seat of the key that was shown; null for who looks on. */
      readonly seat: number | null;
      readonly isHost: boolean;
      readonly rows: readonly ShownRow[];
      readonly head: number;
      readonly now: number;
      /** Links to the room begin with it; null: with the address of the page. */
      readonly publicUrl: string | null;
    }
  | { readonly t: 'rows'; readonly rows: readonly ShownRow[]; readonly head: number }
  | { readonly t: 'answer'; readonly id: string; readonly answer: Answer }
  | { readonly t: 'pong' | 'head'; readonly head: number; readonly now: number }
  | { readonly t: 'presence'; readonly seats: readonly (Presence | null)[]; readonly watching: number }
  | { readonly t: 'hand'; readonly seat: number; readonly b: string }
  | { readonly t: 'said'; readonly seat: number; readonly phrase: Phrase }
  | { readonly t: 'pointed'; readonly seat: number; readonly at: readonly [number, number, number] }
  | { readonly t: 'bye'; readonly code: ByeCode; readonly message: string };

/** `back`: come back at once, the server is being replaced. */
export type ByeCode = 'no-room' | 'bad-message' | 'too-much' | 'other-version' | 'back' | 'other-build';
