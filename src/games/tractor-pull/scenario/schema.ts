import { z } from 'zod';
import { whole } from '../../../engine/files/numbers.ts';
import { rulesField } from '../../../engine/files/rulesField.ts';
import { titleSchema } from '../../../engine/scenario/fields.ts';
import { SCENARIO_FORMAT, SCENARIO_VERSION } from '../../../engine/scenario/format.ts';
import { judgementOf } from '../../../engine/scenario/judgement.ts';
import { EXPECTED_MAX } from '../../../engine/scenario/limits.ts';
import { CHARACTER_FACES } from '../almanac/characters.ts';
import { ITEM_IDS } from '../almanac/items.ts';
import { CLASSES } from '../almanac/vehicles.ts';
import { ROWS } from '../ids.ts';
import { itemSchema, locationSchema, optionsSchema, seatSchema, spotSchema } from '../matchSchema.ts';
import { NUMBERS } from '../numbers.ts';

const MOST_ACTIONS = 200;
const LONGEST_COMMAND = 200;
const LONGEST_TEXT = 1000;

const pair = <T extends z.ZodType>(one: T) => z.tuple([one, one]);

const name = `(?:${CLASSES.join('|')})`;
/** Classes, such as `van sedan`. */
const cards = z.string().regex(new RegExp(`^(?:${name}(?: ${name})*)?$`), { error: 'classes such as "van sedan"' });
/** Three places by column: a class, `~` before it face down, `+2` behind it for counters; `.` for none. */
const space = `(?:\\.|~?${name}(?:\\+[1-9]\\d?)?)`;
const row = z
  .string()
  .regex(new RegExp(`^${space} ${space} ${space}$`), { error: 'three places such as "van+1 ~sedan ."' });
const side = z.array(row).max(ROWS.length);

const face = z.enum(
  CHARACTER_FACES.map(([one]) => one),
  { error: 'a character and its face, such as "buck-a"' },
);

/** The position of a scenario: a stage of a match. What is left out is empty. */
export const positionSchema = z.strictObject({
  phase: z.enum(['spin', 'location', 'install', 'recruit', 'deploy', 'pull']).default('deploy'),
  match: whole(1, NUMBERS.matches).default(1),
  red: seatSchema.default(0),
  /** The wave that is played; with `pull` the last one that was. */
  wave: z.literal(ROWS).default(1),
  hands: pair(cards).default(['', '']),
  /** Rows by seat, the front first. */
  field: pair(side).default([[], []]),
  /** The top of the set-aside vehicles. */
  aside: cards.default(''),
  location: locationSchema.nullable().default(null),
  characters: pair(face.nullable()).default([null, null]),
  items: pair(z.array(itemSchema).max(ITEM_IDS.length)).default([[], []]),
  installed: z
    .array(z.strictObject({ seat: seatSchema, item: itemSchema, spot: spotSchema }))
    .max(ITEM_IDS.length)
    .default([]),
  /** Winners of the matches before. */
  won: z
    .array(seatSchema)
    .max(NUMBERS.matches - 1)
    .default([]),
});
export type PositionFile = z.output<typeof positionSchema>;
/** As a file may leave it out. */
export type PositionInput = z.input<typeof positionSchema>;

/** A seat's command, in the notation of the game; with `spin` how the wrench came to rest. */
const action = z.strictObject({
  seat: seatSchema,
  command: z.string().min(1).max(LONGEST_COMMAND),
  spun: z
    .strictObject({
      headingDeg: z.number().min(0).max(360),
      turns: z.number().min(0).max(1000),
      settled: z.boolean().default(true),
    })
    .optional(),
});

const ruling = z.strictObject({ clause: z.string(), code: z.string(), text: z.string().max(LONGEST_TEXT) });

const judged = {
  legal: z.boolean(),
  /** Why it was refused; null where it was not. */
  refused: z.string().nullable(),
  rulings: z.array(ruling),
  /** Rows by seat, as in a position. */
  field: pair(z.array(z.string())),
  hands: pair(z.string()),
  /** Counters that are left. */
  supply: z.int(),
  /** The stage that the match is in. */
  phase: z.string(),
  /** Of the ropes as they stand. */
  totals: z.array(pair(z.number())),
  /** Matches won, by seat. */
  wins: pair(z.int()),
  winner: seatSchema.nullable(),
};

export const judgementSchema = judgementOf(z.strictObject(judged));
export type Judgement = z.output<typeof judgementSchema>;

const expectation = z.strictObject({ ...judged, rulings: z.array(ruling.partial()).max(EXPECTED_MAX) }).partial();

export const scenarioSchema = z
  .strictObject({
    format: z.literal(SCENARIO_FORMAT),
    version: z.literal(SCENARIO_VERSION),
    game: z.literal('tractor-pull'),
    title: titleSchema,
    rules: rulesField,
    options: optionsSchema.default({}),
    position: positionSchema.prefault({}),
    actions: z.array(action).min(1).max(MOST_ACTIONS),
    expect: z.array(expectation).max(MOST_ACTIONS).default([]),
  })
  .meta({
    title: 'Tumbletop scenario of Tractor Pull, version 1',
    description: 'A position of Tractor Pull, commands of the seats in it, and what should come of each.',
  });
export type ScenarioFile = z.output<typeof scenarioSchema>;
