import { z } from 'zod';
import { whole } from '../../../engine/files/numbers.ts';
import { rulesField } from '../../../engine/files/rulesField.ts';
import { titleSchema } from '../../../engine/scenario/fields.ts';
import { SCENARIO_FORMAT, SCENARIO_VERSION } from '../../../engine/scenario/format.ts';
import { judgementOf } from '../../../engine/scenario/judgement.ts';
import { EXPECTED_MAX } from '../../../engine/scenario/limits.ts';
import { STRENGTHS } from '../ids.ts';
import { cardSchema, moduleSchema, optionsSchema, seatSchema } from '../matchSchema.ts';
import { MAZE_SIZE } from '../modules/maze.ts';
import { PATH_SIZE } from '../modules/path.ts';
import { SHARED } from '../sets.ts';

/** Cards that a hand can hold between two turns, and lights and points that a file may ask for. */
const MOST_CARDS = SHARED.handAtMost;
const MOST_ACTIONS = 200;
const HIGHEST_CONKER = 1000;
const MOST_TURNS = 100_000;
const LONGEST_COMMAND = 200;
const LONGEST_TEXT = 1000;

const pair = <T extends z.ZodType>(one: T) => z.tuple([one, one]);
const upTo = (most: number) => pair(whole(0, most));

/** A module as a file has it: its state, its points and its winner. */
const machine = <S extends z.core.$ZodShape>(state: S) =>
  z
    .strictObject({
      ...state,
      points: upTo(Math.max(...Object.values(SHARED.points))).optional(),
      wonBy: seatSchema.nullable().optional(),
    })
    .optional();

const { rope, race, collation, clock, tower } = SHARED;

const line = z.string().regex(new RegExp(`^[.rb]{${PATH_SIZE}}$`), {
  error: `${PATH_SIZE} tiles, each ".", "r" or "b"`,
});

/** The position of a scenario; what is left out is as at the start. */
const position = z.strictObject({
  first: seatSchema.default(0),
  active: seatSchema.optional(),
  turn: whole(1, MOST_TURNS).default(1),
  hands: pair(z.array(cardSchema).max(MOST_CARDS)).optional(),
  last: pair(moduleSchema.nullable()).default([null, null]),
  forbidden: moduleSchema.nullable().default(null),
  rope: machine({ pulled: whole(1 - rope.spots, rope.spots - 1) }),
  race: machine({ at: upTo(race.steps - 1) }),
  collation: machine({ taken: upTo(collation.counters - 1) }),
  clock: machine({ filled: whole(1 - clock.segments, clock.segments - 1) }),
  maze: machine({ row: whole(0, MAZE_SIZE - 1), col: whole(0, MAZE_SIZE - 1) }),
  path: machine({ tiles: z.array(line).length(PATH_SIZE) }),
  conker: machine({ heights: upTo(HIGHEST_CONKER) }),
  tower: machine({ heights: upTo(tower.steps - 1) }),
});
export type PositionFile = z.output<typeof position>;
/** As a file may leave it out. */
export type PositionInput = z.input<typeof position>;
export const positionSchema = position;

/** A seat's command, in the notation of the game. */
const action = z.strictObject({ seat: seatSchema, command: z.string().min(1).max(LONGEST_COMMAND) });

const ruling = z.strictObject({ clause: z.string(), code: z.string(), text: z.string().max(LONGEST_TEXT) });

/** Cards as commands have them, `5 2`; empty for none. */
const cards = z.string().regex(new RegExp(`^([1-${STRENGTHS.length}]( [1-${STRENGTHS.length}])*)?$`), {
  error: 'strengths of cards such as "5 2"',
});

const judged = {
  legal: z.boolean(),
  /** Why it was refused; null where it was not. */
  refused: z.string().nullable(),
  rulings: z.array(ruling),
  gained: pair(cards),
  hands: pair(cards),
  /** How many cards each seat has to discard. */
  discards: pair(z.int()),
  /** Points of each module afterwards, in the order of the set: `rope 1-0`. */
  points: z.string(),
  /** Modules in play that the seat which is asked next may not use. */
  blocked: z.string(),
  winner: seatSchema.nullable(),
};

export const judgementSchema = judgementOf(z.strictObject(judged));
export type Judgement = z.output<typeof judgementSchema>;

const expectation = z
  .strictObject({
    ...judged,
    rulings: z.array(ruling.partial()).max(EXPECTED_MAX),
  })
  .partial();

export const scenarioSchema = z
  .strictObject({
    format: z.literal(SCENARIO_FORMAT),
    version: z.literal(SCENARIO_VERSION),
    game: z.literal('tug-of-war'),
    title: titleSchema,
    rules: rulesField,
    options: optionsSchema.default({}),
    position: positionSchema.prefault({}),
    actions: z.array(action).min(1).max(MOST_ACTIONS),
    expect: z.array(expectation).max(MOST_ACTIONS).default([]),
  })
  .meta({
    title: 'Tumbletop scenario of Tug of War, version 1',
    description: 'A position of Tug of War, commands of the seats in it, and what should come of each.',
  });
export type ScenarioFile = z.output<typeof scenarioSchema>;
