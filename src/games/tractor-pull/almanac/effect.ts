import { z } from 'zod';
import { COLUMNS, ROWS } from '../ids.ts';
import { origin } from '../provenance.ts';

/**
 * The texts of cards as rules can execute them. `own` and `rival` are seen from the seat that the text is for; `column`
 * and `row` are those of the ejected vehicle or of the item's spot, `wave` is the row that has just been revealed.
 */
const column = z.literal(COLUMNS);
const row = z.literal(ROWS);
const where = z.enum(['field', 'column', 'row', 'wave']);
const amount = z.int();

/** Done once, in a window. */
const done = [
  /** Places +1 counters on a face-up vehicle of one's own, or on each of them. */
  z.strictObject({
    do: z.literal('boost'),
    where,
    counters: z.int().positive(),
    each: z.boolean(),
    printedAtMost: amount.optional(),
  }),
  /** Removes all counters from a vehicle. */
  z.strictObject({ do: z.literal('unboost'), whose: z.literal('rival') }),
  z.strictObject({
    do: z.literal('flip'),
    whose: z.enum(['rival', 'any']),
    way: z.enum(['either', 'down']),
    where,
    printedAtMost: amount.optional(),
  }),
  /** Swaps two vehicles of one's own in one row. */
  z.strictObject({ do: z.literal('swap'), where }),
  /** Takes a vehicle of an earlier wave back into the hand. */
  z.strictObject({ do: z.literal('return') }),
  /** Draws the top set-aside vehicle, and puts a card of the hand under them. */
  z.strictObject({ do: z.literal('draw') }),
] as const;

/** In force all the time; asked about where it matters. */
const standing = [
  /** Each of these vehicles pulls so much stronger. */
  z.strictObject({
    do: z.literal('pull-vehicle'),
    whose: z.enum(['own', 'rival']),
    amount,
    facing: z.enum(['up', 'down']),
    where,
    printed: z.tuple([amount, amount]).optional(),
  }),
  /** A side of a rope pulls so much stronger. */
  z.strictObject({
    do: z.literal('pull-rope'),
    whose: z.enum(['own', 'rival']),
    amount,
    where,
    when: z.enum(['always', 'fewer', 'three-up', 'same-class']),
  }),
  /** A tied rope is one's own. */
  z.strictObject({ do: z.literal('ties'), where, when: z.enum(['always', 'more-counters']) }),
  /** A rope is worth so many points to the seat. */
  z.strictObject({ do: z.literal('points'), column, points: z.int().positive() }),
  /** The weakest are ejected; one's own vehicles are so much stronger to the referees. */
  z.strictObject({ do: z.literal('weakest'), favour: amount.default(0) }),
  /** One's own vehicles in this row, or in any, are not ejected. */
  z.strictObject({ do: z.literal('protect') }),
  /** One's own vehicles are so much weaker to the referees. */
  z.strictObject({ do: z.literal('look-past'), amount }),
] as const;

export const effectSchema = z.discriminatedUnion('do', [...done, ...standing]);
export type Effect = z.output<typeof effectSchema>;

export const deedSchema = z.discriminatedUnion('do', [...done]);
/** An effect that is done once. */
export type Deed = z.output<typeof deedSchema>;

/** Kinds of moments at which a text counts. */
export const WINDOWS = ['wave', 'reveal', 'strongest', 'eject', 'pull'] as const;
export type Window = (typeof WINDOWS)[number];

/** A text of a card: a window, the waves in which it counts (all, where they are left out), and an effect. */
export const ruleFields = {
  name: z.string().min(1),
  text: z.string().min(1),
  window: z.enum(WINDOWS),
  waves: z.array(row).optional(),
  /** Whether the seat may do without it. */
  may: z.boolean().default(false),
  effect: effectSchema,
  provenance: origin,
} as const;

export const ruleSchema = z.strictObject(ruleFields);
export type Rule = z.output<typeof ruleSchema>;
