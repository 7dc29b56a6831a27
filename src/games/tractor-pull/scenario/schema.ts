import { z } from 'zod';
import { whole } from '#engine/files/numbers.ts';
import { rulesField } from '#engine/files/rulesField.ts';
import { expectationOf, expectKeys } from '#engine/positionScenario/expectation.ts';
import { answerShape, commandSchema, judgementOfPosition, MOST_COMMANDS } from '#engine/positionScenario/schema.ts';
import { titleSchema } from '#engine/scenario/fields.ts';
import { SCENARIO_FORMAT, SCENARIO_VERSION } from '#engine/scenario/format.ts';
import { CHARACTER_FACES } from '../almanac/characters.ts';
import { ITEM_IDS } from '../almanac/items.ts';
import { LOCATION_IDS } from '../almanac/locations.ts';
import { CLASSES } from '../almanac/vehicles.ts';
import { PAIRS, ROWS } from '../ids.ts';
import { itemSchema, locationSchema, optionsSchema, seatSchema, spotSchema } from '../matchSchema.ts';
import { NUMBERS } from '../numbers.ts';
import { WON_BY } from '../state.ts';

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

const garagePair = z.string().regex(new RegExp(`^(?:\\.|${name} ${name})$`), {
  error: 'two classes such as "van sedan", or "."',
});

const face = z.enum(
  CHARACTER_FACES.map(([one]) => one),
  { error: 'a character and its face, such as "buck-a"' },
);

const [, , LAST_WAVE] = ROWS; // before overtime

/** The position of a scenario: a stage of a match. What is left out is empty. */
const position = z.strictObject({
  phase: z.enum(['spin', 'location', 'install', 'recruit', 'deploy', 'pull']).default('deploy'),
  match: whole(1, NUMBERS.matches).default(1),
  red: seatSchema.default(0),
  /** The wave that is played, the first one if nothing is said; with `pull` the last one that was, 3 or 4. */
  wave: z.literal(ROWS).optional(),
  hands: pair(cards).default(['', '']),
  /** Rows by seat, the front first. */
  field: pair(side).default([[], []]),
  /** The top of the set-aside vehicles. */
  aside: cards.default(''),
  ejected: cards.default(''),
  /** Pairs in the order of their names, c1p1 first; "." for one that has been taken. Left out: the first ones are. */
  garage: z.array(garagePair).length(PAIRS.length).optional(),
  location: locationSchema.nullable().default(null),
  /** Locations of earlier matches. */
  visited: z
    .array(z.enum(LOCATION_IDS))
    .max(NUMBERS.matches - 1)
    .default([]),
  characters: pair(face.nullable()).default([null, null]),
  items: pair(z.array(itemSchema).max(ITEM_IDS.length)).default([[], []]),
  /** The top of the deck of items, and those that have been used. */
  deck: z.array(itemSchema).max(ITEM_IDS.length).default([]),
  spent: z.array(itemSchema).max(ITEM_IDS.length).default([]),
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
export const positionSchema = position.transform(({ wave, ...file }) => ({
  ...file,
  wave: wave ?? (file.phase === 'pull' ? LAST_WAVE : 1),
}));
export type PositionFile = z.output<typeof positionSchema>;
/** As a file may leave it out. */
export type PositionInput = z.input<typeof positionSchema>;

/** A seat's command, in the notation of the game; with `spin` how the wrench came to rest. */
const action = z.strictObject({
  seat: seatSchema,
  command: commandSchema,
  spun: z
    .strictObject({
      headingDeg: z.number().min(0).max(360),
      turns: z.number().min(0).max(1000),
      settled: z.boolean().default(true),
    })
    .optional(),
});

/** The ropes as they were pulled, and what the match came to by that. */
const pull = z.strictObject({
  ropes: z.array(
    z.strictObject({
      rope: z.int(),
      totals: pair(z.int()),
      /** Null for a tied rope that no card gives to anybody. */
      winner: seatSchema.nullable(),
      points: z.int(),
    }),
  ),
  points: pair(z.int()),
  /** TP-26, where it came to that: the first place in which the vehicles differ; null for one that is not there. */
  compared: z.strictObject({ place: z.int(), strengths: pair(z.int().nullable()) }).nullable(),
  /** The match is won, or goes on in overtime, or the wrench is to decide it (TP-25, TP-27). */
  leadsTo: z.enum(['won', 'overtime', 'wrench']),
  /** Of the match; null where it is not won by this pull. */
  winner: seatSchema.nullable(),
  by: z.enum(WON_BY).nullable(),
});

const answer = z.strictObject({
  ...answerShape,
  /** Rows by seat, as in a position. */
  field: pair(z.array(z.string())),
  hands: pair(z.string()),
  /** Counters that are left. */
  supply: z.int(),
  /** The stage that the match is in. */
  phase: z.string(),
  /** Of the ropes as they stand. */
  totals: z.array(pair(z.number())),
  /** Null where the ropes were not pulled. */
  pull: pull.nullable(),
  /** Matches won, by seat. */
  wins: pair(z.int()),
  winner: seatSchema.nullable(),
});
export type Answer = z.output<typeof answer>;

export const judgementSchema = judgementOfPosition('tractor-pull-judged', answer);

export const scenarioSchema = z
  .strictObject({
    format: z.literal(SCENARIO_FORMAT),
    version: z.literal(SCENARIO_VERSION),
    game: z.literal('tractor-pull'),
    title: titleSchema,
    rules: rulesField,
    options: optionsSchema.default({}),
    position: positionSchema.prefault({}),
    actions: z.array(action).max(MOST_COMMANDS).default([]),
    ...expectKeys(expectationOf('tractor-pull-answer', answer)),
  })
  .meta({
    title: 'Tumbletop scenario of Tractor Pull, version 1',
    description: 'A position of Tractor Pull, commands of the seats in it, and what should come of each.',
  });
export type ScenarioFile = z.output<typeof scenarioSchema>;
