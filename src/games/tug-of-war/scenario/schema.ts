import { z } from 'zod';
import { whole } from '#engine/files/numbers.ts';
import { rulesField } from '#engine/files/rulesField.ts';
import { expectationOf, expectKeys } from '#engine/positionScenario/expectation.ts';
import { answerShape, commandSchema, judgementOfPosition, MOST_COMMANDS } from '#engine/positionScenario/schema.ts';
import { titleSchema } from '#engine/scenario/fields.ts';
import { SCENARIO_FORMAT, SCENARIO_VERSION } from '#engine/scenario/format.ts';
import { STRENGTHS } from '../ids.ts';
import { cardSchema, moduleSchema, mostDiscards, optionsSchema, seatSchema } from '../matchSchema.ts';
import { MAZE_SIZE } from '../modules/maze.ts';
import { PATH_SIZE } from '../modules/path.ts';
import { SHARED } from '../sets.ts';
import { MOST_MS } from '../time.ts';

/** Cards that a hand can hold before it discards, and lights and turns that a file may ask for. */
const MOST_CARDS = SHARED.handAtMost + mostDiscards;
const HIGHEST_CONKER = 1000;
const MOST_TURNS = 100_000;

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
  /** `first`: who goes first is still to be said; `discard`: a seat has too many cards, as it may have after a turn. */
  phase: z.enum(['first', 'play', 'discard']).optional(),
  turn: whole(1, MOST_TURNS).default(1),
  hands: pair(z.array(cardSchema).max(MOST_CARDS)).optional(),
  last: pair(moduleSchema.nullable()).default([null, null]),
  forbidden: moduleSchema.nullable().default(null),
  /** The owner of Block Move, as in the options; null once it is spent. */
  blockMove: seatSchema.nullable().optional(),
  /** Where clocks run: what is left of the reserves, and what the present turn has taken; full if nothing is said. */
  clocks: z.strictObject({ reserveMs: upTo(MOST_MS), spentMs: whole(0, MOST_MS).default(0) }).optional(),
  rope: machine({ pulled: whole(-rope.spots, rope.spots) }),
  race: machine({ at: upTo(race.steps) }),
  collation: machine({ taken: upTo(collation.counters) }),
  clock: machine({ filled: whole(-clock.segments, clock.segments) }),
  maze: machine({ row: whole(0, MAZE_SIZE - 1), col: whole(0, MAZE_SIZE - 1) }),
  path: machine({ tiles: z.array(line).length(PATH_SIZE) }),
  conker: machine({ heights: upTo(HIGHEST_CONKER) }),
  tower: machine({ heights: upTo(tower.steps) }),
});
export type PositionFile = z.output<typeof position>;
/** As a file may leave it out. */
export type PositionInput = z.input<typeof position>;
export const positionSchema = position;

/** A seat's command, in the notation of the game. */
const action = z.strictObject({ seat: seatSchema, command: commandSchema });

/** Cards as commands have them, `5 2`; empty for none. */
const cards = z.string().regex(new RegExp(`^([1-${STRENGTHS.length}]( [1-${STRENGTHS.length}])*)?$`), {
  error: 'strengths of cards such as "5 2"',
});

const answer = z.strictObject({
  ...answerShape,
  gained: pair(cards),
  hands: pair(cards),
  /** How many cards each seat has to discard. */
  discards: pair(z.int()),
  /** Points of each module afterwards, in the order of the set: `rope 1-0`. */
  points: z.string(),
  /** Modules in play that the seat which is asked next may not use. */
  blocked: z.string(),
  winner: seatSchema.nullable(),
});
export type Answer = z.output<typeof answer>;

export const judgementSchema = judgementOfPosition('tug-of-war-judged', answer);

export const scenarioSchema = z
  .strictObject({
    format: z.literal(SCENARIO_FORMAT),
    version: z.literal(SCENARIO_VERSION),
    game: z.literal('tug-of-war'),
    title: titleSchema,
    rules: rulesField,
    options: optionsSchema.default({}),
    position: positionSchema.prefault({}),
    actions: z.array(action).max(MOST_COMMANDS).default([]),
    ...expectKeys(expectationOf('tug-of-war-answer', answer)),
  })
  .meta({
    title: 'Tumbletop scenario of Tug of War, version 1',
    description: 'A position of Tug of War, commands of the seats in it, and what should come of each.',
  });
