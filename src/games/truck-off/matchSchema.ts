import { z } from 'zod';
import { dieRulingSchema as rulingOfDie, shakenShape } from '#engine/dice/fields.ts';
import { whole } from '#engine/files/numbers.ts';
import { ownDieSchema } from '#engine/ownDie/schema.ts';
import { hashField } from '#engine/matchFile/fields.ts';
import { actionsBy, matchSchemaOf } from '#engine/matchFile/matchSchema.ts';
import { CARD_KINDS } from './cards.ts';
import { isSlot, type Slot } from './grid.ts';
import { BARRY, SIDES, type TruckId } from './ids.ts';
import { SEATS, TIE_SETS } from './numbers.ts';
import { MONEY_LIMITS, NAMED_DISCARDS, ROUND_LIMITS } from './options.ts';
import { DIE_CLAUSES } from './record.ts';

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

/** A hand's part in the throw of a die (TO-49). */
const dieThrow = z.strictObject({ die: sidesSchema, ...shakenShape });

export const dieRulingSchema = rulingOfDie(DIE_CLAUSES, Math.max(...SIDES));

const { own, performed } = actionsBy(seatSchema);

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

const actions = [
  performed('roll', { throws: z.array(dieThrow).max(SIDES.length) }, dieRulingSchema, SIDES.length),
  z.strictObject({ ...choices.trucks, hash }),
  z.strictObject({ ...choices.cards, hash }),
  z.strictObject({ ...choices.play, hash }),
  z.strictObject({ ...choices.discard, hash }),
  z.strictObject({ ...choices.dice, hash }),
  z.strictObject({ ...choices.concede, hash }),
] as const;

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

const ownDie = ownDieSchema.exactOptional();

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
  rounds: whole(ROUND_LIMITS.min, ROUND_LIMITS.max).exactOptional(),
  openCards: z.boolean().exactOptional(),
  dice: z.strictObject({ d4: ownDie, d6: ownDie, d8: ownDie, d10: ownDie, d12: ownDie, d20: ownDie }).exactOptional(),
});

export const matchSchema = matchSchemaOf({
  id: 'truck-off',
  name: 'Truck Off',
  seats: SEATS,
  setup: { options: optionsSchema.default({}) },
  actions,
});

/** A match file as the schema reads it. */
export type MatchFile = z.output<typeof matchSchema>;
