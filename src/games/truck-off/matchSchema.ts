import { z } from 'zod';
import { quantised, whole } from '#engine/files/numbers.ts';
import {
  hashField,
  headerFields,
  MOST_ACTIONS,
  placeField,
  recordedFields,
  sentenceField,
  tickField,
} from '#engine/matchFile/fields.ts';
import { REACH_MM } from '#engine/scenario/limits.ts';
import { DEG_S_MOST, MM_S_MOST, triple } from '#engine/scenario/releaseSchema.ts';
import { DIE_CODES } from '#referee/dice.ts';
import { DIE_NAMES } from '#sim/roll/dice.ts';
import { CARD_KINDS } from './cards.ts';
import { isSlot, type Slot } from './grid.ts';
import { BARRY, SIDES, type TruckId } from './ids.ts';
import { SEATS, TIE_SETS } from './numbers.ts';
import { MONEY_LIMITS, NAMED_DISCARDS } from './options.ts';
import { DIE_CLAUSES } from './record.ts';

/**
 * The match file, key by key; what every game's has is the engine's (fields.ts). A schema's own message ends the
 * sentence "expected ...". Whether an action may be played where it stands, only playing it can tell.
 */
/** A die that leaves the table falls for as long as a roll may take: 314 m in 8 s. */
const FALL_MM = 400_000;
/** Of the largest set. */
const MOST_CARDS = 12;

export const seatSchema = whole(0, SEATS.max - 1);
const hash = hashField;
export const sidesSchema = z.union(
  SIDES.map((n) => z.literal(n)),
  { error: `one of ${SIDES.join(', ')}` },
);
export const truckSchema = z.string().regex(new RegExp(`^(?:[0-${SEATS.max - 1}]|${BARRY})-(?:${SIDES.join('|')})$`), {
  error: 'a truck such as "0-20"',
}) as z.ZodType as z.ZodType<TruckId, TruckId>;
const slot = z.string().refine(isSlot, 'a place of the grid such as "r4c1"') as z.ZodType as z.ZodType<Slot, Slot>;
const card = z.union([z.enum(CARD_KINDS), slot], { error: 'a card such as "reroll", or a place such as "r4c1"' });

/** A hand's part in the throw of a die: shaken, so that all else is drawn (TO-49). */
const dieThrow = z.strictObject({
  die: sidesSchema,
  atMm: triple(REACH_MM),
  velocityMmS: triple(MM_S_MOST),
  spinDegS: quantised(0, DEG_S_MOST),
});

export const dieRulingSchema = z.strictObject({
  clause: z.enum(DIE_CLAUSES),
  code: z.enum(DIE_CODES),
  piece: z.enum(DIE_NAMES),
  other: z.enum([...DIE_NAMES, 'rim', 'table']).nullable(),
  face: whole(1, Math.max(...SIDES)).nullable(),
  tick: tickField,
  atMm: placeField(FALL_MM),
  text: sentenceField,
});

const own = <W extends string>(does: W) => ({ do: z.literal(does), seat: seatSchema });

/** Everything that is not thrown. */
const choices = {
  trucks: { ...own('trucks'), trucks: z.array(sidesSchema).length(2) },
  cards: { ...own('cards'), cards: z.array(z.enum(CARD_KINDS)).max(MOST_CARDS) },
  play: {
    ...own('play'),
    card,
    target: z.strictObject({ truck: truckSchema.nullable(), venue: sidesSchema.nullable() }),
  },
  discard: { ...own('discard'), card },
  dice: { ...own('dice'), set: z.enum(TIE_SETS) },
  concede: own('concede'),
};

const action = z.discriminatedUnion('do', [
  z.strictObject({
    ...own('roll'),
    throws: z.array(dieThrow).max(SIDES.length),
    ...recordedFields(dieRulingSchema, SIDES.length),
  }),
  z.strictObject({ ...choices.trucks, hash }),
  z.strictObject({ ...choices.cards, hash }),
  z.strictObject({ ...choices.play, hash }),
  z.strictObject({ ...choices.discard, hash }),
  z.strictObject({ ...choices.dice, hash }),
  z.strictObject({ ...choices.concede, hash }),
]);

/** The same without its hash, which follows from a whole match. */
export const choiceSchemas = [
  z.strictObject(choices.trucks),
  z.strictObject(choices.cards),
  z.strictObject(choices.play),
  z.strictObject(choices.discard),
  z.strictObject(choices.dice),
  z.strictObject(choices.concede),
] as const;

const kind = z.enum(CARD_KINDS);

/** Agreed on before a match; keys that are left out are as the set of rules has them. */
export const optionsSchema = z.strictObject({
  first: seatSchema.exactOptional(),
  discards: z
    .union([z.enum([...NAMED_DISCARDS, 'random']), z.tuple([kind, kind])], {
      error: `one of ${NAMED_DISCARDS.join(', ')}, random, or two cards`,
    })
    .exactOptional(),
  specials: z.boolean().exactOptional(),
  firstMoney: whole(MONEY_LIMITS.first.min, MONEY_LIMITS.first.max).exactOptional(),
  barryMoney: whole(MONEY_LIMITS.barry.min, MONEY_LIMITS.barry.max).exactOptional(),
});

export const matchSchema = z
  .strictObject({
    ...headerFields('truck-off', SEATS),
    options: optionsSchema.default({}),
    log: z.array(action).max(MOST_ACTIONS),
  })
  .meta({
    title: 'Tumbletop match of Truck Off, version 1',
    description:
      'Everything of one match: what was agreed before it, and every action. Replaying the actions gives the match again.',
  });

/** A match file as the schema reads it. */
export type MatchFile = z.output<typeof matchSchema>;
export type ActionFile = MatchFile['log'][number];
