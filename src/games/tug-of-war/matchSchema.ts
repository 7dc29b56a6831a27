import { z } from 'zod';
import { whole } from '#engine/files/numbers.ts';
import { actionsBy, matchSchemaOf, timeSchema } from '#engine/matchFile/matchSchema.ts';
import { DIRECTIONS, MODULE_IDS, SEATS, STRENGTHS, TOWER_OPTIONS, type Seat, type TileId } from './ids.ts';
import { TILES } from './modules/path.ts';
import { LETTER_LISTS, MAZE_REWARDS, ROPES } from './options.ts';
import { MACHINES, SET_IDS, SHARED } from './sets.ts';
import { MOST_MS } from './time.ts';

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

const { chosen } = actionsBy(seatSchema);

const actions = [
  chosen('first', { first: seatSchema.nullable() }),
  chosen('play', {
    module: moduleSchema,
    cards: z.array(cardSchema).min(1).max(SHARED.cardsATurn),
    aims: z.array(aim).min(1).max(SHARED.cardsATurn).exactOptional(),
    option: z.enum(TOWER_OPTIONS).exactOptional(),
    block: moduleSchema.exactOptional(),
    elapsedMs: elapsedMs.exactOptional(),
  }),
  chosen('discard', { cards: z.array(cardSchema).min(1).max(mostDiscards), elapsedMs: elapsedMs.exactOptional() }),
  timeSchema(MOST_MS),
  chosen('concede', {}),
] as const;

const owner = seatSchema.nullable().default(null);

/** Agreed on before a match; keys that are left out are as the set of rules has them. */
export const optionsSchema = z.strictObject({
  set: z.enum(SET_IDS).exactOptional(),
  machines: z.enum(MACHINES).exactOptional(),
  rope: z.enum(ROPES).exactOptional(),
  letters: z.enum(LETTER_LISTS).exactOptional(),
  mazeReward: z.enum(MAZE_REWARDS).exactOptional(),
  clock: z.boolean().exactOptional(),
  repetition: z.boolean().exactOptional(),
  advantage: seatSchema.nullable().exactOptional(),
  items: z.strictObject({ starter: owner, conkerStart: owner, blockMove: owner }).exactOptional(),
  begins: seatSchema.exactOptional(),
});

export const matchSchema = matchSchemaOf({
  id: 'tug-of-war',
  name: 'Tug of War',
  seats: SEATS,
  setup: { options: optionsSchema.default({}) },
  actions,
});

/** A match file as the schema reads it. */
export type MatchFile = z.output<typeof matchSchema>;
