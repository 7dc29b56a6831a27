import { z } from 'zod';
import { whole } from '#engine/files/numbers.ts';
import { hashField, headerFields, MOST_ACTIONS } from '#engine/matchFile/fields.ts';
import { DIRECTIONS, MODULE_IDS, SEATS, STRENGTHS, TOWER_OPTIONS, type Seat, type TileId } from './ids.ts';
import { TILES } from './modules/path.ts';
import { LETTER_LISTS, MAZE_REWARDS, ROPES } from './options.ts';
import { SET_IDS, SHARED } from './sets.ts';
import { MOST_MS } from './time.ts';

/**
 * The match file, key by key; what every game's has is the engine's (fields.ts). A schema's own message ends the
 * sentence "expected ...". Whether an action may be played where it stands, only playing it can tell.
 */

const hash = hashField;
export const seatSchema = whole(0, SEATS.max - 1) as z.ZodType as z.ZodType<Seat, Seat>;
export const moduleSchema = z.enum(MODULE_IDS);
export const cardSchema = z.union(
  STRENGTHS.map((n) => z.literal(n)),
  { error: 'the strength of a card, 1 to 5' },
);
const tile = z.string().refine((word) => TILES.some((one) => one === word), {
  error: 'a tile, "a1" to "h8"',
}) as z.ZodType as z.ZodType<TileId, TileId>;
const aim = z.union([z.enum(DIRECTIONS), tile], { error: 'a direction such as "up", or a tile such as "c4"' });
const elapsedMs = whole(0, MOST_MS);
/** Cards that can be too many at once. */
export const mostDiscards = SHARED.cardsATurn * SHARED.handAtMost;

const own = <W extends string>(does: W) => ({ do: z.literal(does), seat: seatSchema });

const action = z.discriminatedUnion('do', [
  z.strictObject({ ...own('first'), first: seatSchema.nullable(), hash }),
  z.strictObject({
    ...own('play'),
    module: moduleSchema,
    cards: z.array(cardSchema).min(1).max(SHARED.cardsATurn),
    aims: z.array(aim).min(1).max(SHARED.cardsATurn).exactOptional(),
    option: z.enum(TOWER_OPTIONS).exactOptional(),
    block: moduleSchema.exactOptional(),
    elapsedMs: elapsedMs.exactOptional(),
    hash,
  }),
  z.strictObject({
    ...own('discard'),
    cards: z.array(cardSchema).min(1).max(mostDiscards),
    elapsedMs: elapsedMs.exactOptional(),
    hash,
  }),
  z.strictObject({ do: z.literal('time'), elapsedMs, hash }),
  z.strictObject({ ...own('concede'), hash }),
]);

const owner = seatSchema.nullable().default(null);

/** Agreed on before a match; keys that are left out are as the set of rules has them. */
export const optionsSchema = z.strictObject({
  set: z.enum(SET_IDS).exactOptional(),
  rope: z.enum(ROPES).exactOptional(),
  letters: z.enum(LETTER_LISTS).exactOptional(),
  mazeReward: z.enum(MAZE_REWARDS).exactOptional(),
  clock: z.boolean().exactOptional(),
  repetition: z.boolean().exactOptional(),
  advantage: seatSchema.nullable().exactOptional(),
  items: z.strictObject({ starter: owner, conkerStart: owner, blockMove: owner }).exactOptional(),
});

export const matchSchema = z
  .strictObject({
    ...headerFields('tug-of-war', SEATS),
    options: optionsSchema.default({}),
    log: z.array(action).max(MOST_ACTIONS),
  })
  .meta({
    title: 'Tumbletop match of Tug of War, version 1',
    description:
      'Everything of one match: what was agreed before it, and every action. Replaying the actions gives the match again.',
  });

/** A match file as the schema reads it. */
export type MatchFile = z.output<typeof matchSchema>;
export type ActionFile = MatchFile['log'][number];
