import { z } from 'zod';
import { whole } from '#engine/files/numbers.ts';
import { rulesField } from '#engine/files/rulesField.ts';
import { expectationOf, expectKeys } from '#engine/positionScenario/expectation.ts';
import { answerShape, commandSchema, judgementOfPosition, MOST_COMMANDS } from '#engine/positionScenario/schema.ts';
import { titleSchema } from '#engine/scenario/fields.ts';
import { SCENARIO_FORMAT, SCENARIO_VERSION } from '#engine/scenario/format.ts';
import { DIE_CODES, type DieCode } from '#referee/dice.ts';
import { CARD_KINDS } from '../cards.ts';
import { BARRY, SIDES } from '../ids.ts';
import { choiceSchemas, optionsSchema, seatSchema, sidesSchema, truckSchema } from '../matchSchema.ts';
import { NUMBERS, SEATS, TIE_SETS } from '../numbers.ts';
import { SPECIALS } from '../specials/specials.ts';
import { say } from './texts.ts';

/** A scenario of a position of Truck Off. One of dice alone: diceSchema.ts. */

const MOST_MONEY = 10_000; // $, more than any match pays
const MOST_TOKENS = 6; // of each kind, in the box
const MOST_TRUCKS = SIDES.length * SEATS.max;
const MOST_ROUNDS = Math.max(NUMBERS.rounds.two, NUMBERS.rounds.more);

const bySeat = <T extends z.ZodType>(one: T) => z.array(one).max(SEATS.max);
const money = whole(0, MOST_MONEY);
const ownerSchema = z.union([seatSchema, z.literal(BARRY)], { error: 'a seat, or "barry"' });

const kind = `(?:${CARD_KINDS.join('|')})`;
/** Kinds, such as `reroll promote`. */
const cards = z.string().regex(new RegExp(`^(?:${kind}(?: ${kind})*)?$`), { error: say.someCards });
/** A row of the grid; `.` where the card has been taken. */
const row = (places: number) =>
  z.string().regex(new RegExp(`^(?:${kind}|\\.)(?: (?:${kind}|\\.)){${places - 1}}$`), { error: say.someRow(places) });
const rows = NUMBERS.two.grid.map(row) as [z.ZodString, ...z.ZodString[]];
const grid = z.tuple(rows) as z.ZodType as z.ZodType<readonly string[], readonly string[]>;

const specialIds = SPECIALS.map(({ id }) => id);
const special = z.enum(specialIds, { error: 'a Daily Special such as "encore"' });

const venue = z.strictObject({
  /** By the sides of its die, as in a match file. */
  venue: sidesSchema,
  /** The number that its die shows; left out before the throw. */
  die: whole(1, Math.max(...SIDES)).optional(),
  /** Active here. */
  trucks: z.array(truckSchema).max(MOST_TRUCKS).default([]),
  promotes: whole(0, MOST_TOKENS).default(0),
  shut: z.boolean().default(false),
  special: special.nullable().default(null),
});

const face = whole(1, Math.max(...SIDES));
const tied = z.strictObject({
  owner: ownerSchema,
  set: z.enum(TIE_SETS).nullable().default(null),
  /** The numbers that its dice show, in the order of the set. */
  faces: z.tuple([face, face, face]).nullable().default(null),
});

/**
 * The stage of a round: trucks are to be selected; the dice are to be thrown; cards are to be selected, or executed, or
 * picked from the grid; payouts are due; a tie is broken.
 */
const PHASES = ['trucks', 'roll', 'cards', 'execute', 'pick', 'payout', 'tie'] as const;

export const positionSchema = z.strictObject({
  seats: whole(SEATS.min, SEATS.max),
  phase: z.enum(PHASES),
  /** Left out: that of the cards which have been taken from the grid, the last one in a tie, else the first. */
  round: whole(1, MOST_ROUNDS).optional(),
  /** The seat with the first player token. */
  first: seatSchema.default(0),
  /** The seat that executes next; left out: the next one with a card. */
  turn: seatSchema.optional(),
  /** All that are in play, once their dice have been thrown. */
  venues: z.array(venue).max(SIDES.length).default([]),
  /** Trucks with a 2X token, one with two of them twice. */
  doubles: z.array(truckSchema).max(MOST_TOKENS).default([]),
  money: bySeat(money).default([]),
  /** Barry's; left out: what he starts with. */
  barry: money.optional(),
  /** Cards that are not selected; left out: all of them until cards are executed in the first round, then none. */
  hands: bySeat(cards).optional(),
  /** Cards that are selected and not executed yet. */
  chosen: bySeat(cards).default([]),
  /** Left out: any cards, those that lie on top taken first. */
  grid: grid.optional(),
  /** Daily Specials that are drawn next, the first one first. */
  specials: z.array(special).max(SPECIALS.length).default([]),
  conceded: bySeat(seatSchema).default([]),
  /** Those who are tied, Barry last; left out: all who have the most money. */
  tied: z
    .array(tied)
    .max(SEATS.max + 1)
    .optional(),
});
export type PositionFile = z.output<typeof positionSchema>;
/** As a file may leave it out. */
export type PositionInput = z.input<typeof positionSchema>;

const AGAIN = DIE_CODES.filter((code): code is Exclude<DieCode, 'read'> => code !== 'read');
/** Each die that is thrown: its number, or why it is thrown again. */
const shown = z.partialRecord(
  z.enum(SIDES.map((sides) => `d${sides}` as const)),
  z.union([face, z.enum(AGAIN)], { error: say.someShown(AGAIN) }),
);
export type Shown = z.output<typeof shown>;

/** A command of a seat, or a choice as a match file has it; with a roll how the dice came to lie. */
const action = z.union(
  [
    z.strictObject({ seat: seatSchema, command: commandSchema, shown: shown.optional() }),
    z.strictObject({ do: z.literal('roll'), seat: seatSchema, shown }),
    ...choiceSchemas,
  ],
  { error: say.someAction },
);
export type ActionFile = z.output<typeof action>;

const payout = z.strictObject({
  venue: sidesSchema,
  /** Null where it pays. */
  why: z.enum(['shut', 'no-trucks']).nullable(),
  die: z.int(),
  /** Added by promote tokens, and by a Daily Special. */
  promote: z.int(),
  added: z.int(),
  /** Trucks that share, and what each of them gets. */
  sharing: z.int(),
  share: z.int(),
  /** Left over by the split. */
  lost: z.int(),
  trucks: z.array(z.strictObject({ truck: truckSchema, times: z.int(), amount: z.int() })),
});

const answer = z.strictObject({
  ...answerShape,
  round: z.int(),
  /** The stage that the round is in. */
  phase: z.string(),
  first: seatSchema,
  /** The seats that act next. */
  asked: z.array(seatSchema),
  /** Dice that are to be thrown before anything else. */
  roll: z.array(z.string()),
  money: z.array(z.int()),
  barry: z.int().nullable(),
  /** Venues that paid, or did not, in their order. */
  payouts: z.array(payout),
  venues: z.array(
    z.strictObject({
      venue: sidesSchema,
      die: z.int().nullable(),
      trucks: z.array(truckSchema),
      promotes: z.int(),
      shut: z.boolean(),
      special: special.nullable(),
    }),
  ),
  doubles: z.array(truckSchema),
  hands: z.array(z.string()),
  chosen: z.array(z.string()),
  /** Rows, as in a position; none with more than two players. */
  grid: z.array(z.string()),
  /** Cards of it that no other lies on: "r4c1". */
  free: z.array(z.string()),
  tied: z.array(
    z.strictObject({ owner: ownerSchema, set: z.enum(TIE_SETS).nullable(), faces: z.array(z.int()).nullable() }),
  ),
  winner: ownerSchema.nullable(),
});
export type Answer = z.output<typeof answer>;

export const judgementSchema = judgementOfPosition('truck-off-judged', answer);

export const scenarioSchema = z
  .strictObject({
    format: z.literal(SCENARIO_FORMAT),
    version: z.literal(SCENARIO_VERSION),
    game: z.literal('truck-off'),
    title: titleSchema,
    rules: rulesField,
    options: optionsSchema.default({}),
    position: positionSchema,
    actions: z.array(action).max(MOST_COMMANDS).default([]),
    ...expectKeys(expectationOf('truck-off-answer', answer)),
  })
  .meta({
    title: 'Tumbletop scenario of Truck Off, version 1',
    description: 'A position of Truck Off, commands of the seats in it, and what should come of each.',
  });
