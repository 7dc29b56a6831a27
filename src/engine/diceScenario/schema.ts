import { z } from 'zod';
import { DIE_CODES } from '#referee/dice.ts';
import { DIE_NAMES } from '#sim/roll/dice.ts';
import { MOST_DICE } from '#sim/roll/diceThrow.ts';
import { TERRAINS } from '#sim/roll/terrain.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { quantised, whole } from '../files/numbers.ts';
import { expected, expectedNumber, expectedObject, expectedTicks } from '../scenario/expected.ts';
import { groundSchema, titleSchema } from '../scenario/fields.ts';
import { SCENARIO_FORMAT, SCENARIO_VERSION } from '../scenario/format.ts';
import { judgementOf } from '../scenario/judgement.ts';
import { EXPECTED_MAX, FAR_MM } from '../scenario/limits.ts';
import { placedShape, releaseShape } from '../scenario/releaseSchema.ts';
import { say } from './texts.ts';

/** A die's name in a file, as `d6-1`. */
const dieId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/, say.aDieId);

/** As a throw of trucks is called, too. */
const roll = z.strictObject({
  do: z.enum(['roll', 'battle-roll']),
  throws: z
    .array(z.strictObject({ die: dieId, ...releaseShape() }))
    .min(1)
    .max(MOST_DICE),
});

const rest = z.strictObject({
  do: z.literal('rest'),
  dice: z
    .array(z.strictObject({ id: dieId, ...placedShape() }))
    .min(1)
    .max(MOST_DICE),
});

const MOST_SIDES = 20;
const mm = expectedNumber(quantised(-FAR_MM, FAR_MM)).meta({ id: 'dice-mm' });

const expectedDie = expectedObject('dice-die', {
  id: expected(dieId).optional(),
  code: expected(z.enum(DIE_CODES)).optional(),
  value: expected(whole(1, MOST_SIDES).nullable()).optional(),
  other: expected(z.string().max(40).nullable()).optional(),
  tick: expectedTicks.optional(),
  atMm: expected(z.tuple([mm, mm, mm])).optional(),
});

/** A scenario of dice, of no game: what is read of them, or why they are thrown again. */
export const diceScenarioSchema = z
  .strictObject({
    format: z.literal(SCENARIO_FORMAT),
    version: z.literal(SCENARIO_VERSION),
    title: titleSchema,
    /** The ground's coefficients; those of the first terrain, or of the tray's lining. */
    terrain: groundSchema([...TERRAINS, ...SURFACES].map(({ id }) => id)).optional(),
    arena: z.enum(['standard', 'tray']).default('standard'),
    dice: z
      .array(z.strictObject({ id: dieId, die: z.enum(DIE_NAMES) }))
      .min(1)
      .max(MOST_DICE),
    actions: z.tuple([z.discriminatedUnion('do', [roll, rest])]),
    expect: z
      .array(
        expectedObject('dice-expectation', {
          legal: expected(z.boolean()).optional(),
          again: expected(z.array(dieId).max(MOST_DICE)).optional(),
          ticks: expectedTicks.optional(),
          dice: expected(z.array(expectedDie).max(EXPECTED_MAX)).optional(),
        }),
      )
      .max(1)
      .default([]),
  })
  .meta({ title: 'Tumbletop scenario of dice, version 1', description: say.scenarioSchema });
export type DiceScenarioFile = z.output<typeof diceScenarioSchema>;

const place = z.tuple([z.number(), z.number(), z.number()]);

const judgedRoll = z.strictObject({
  legal: z.boolean(),
  /** The dice that are thrown again. */
  again: z.array(dieId),
  ticks: z.int().min(0),
  dice: z.array(
    z.strictObject({
      id: dieId,
      code: z.enum(DIE_CODES),
      /** The number read; null where the die is thrown again. */
      value: z.int().min(1).max(MOST_SIDES).nullable(),
      /** The thing that holds a die up. */
      other: z.string().nullable(),
      tick: z.int().min(0),
      /** Its middle and how it is turned, as in a throw. */
      atMm: place,
      quaternion: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      text: z.string(),
    }),
  ),
});

export const diceJudgementSchema = judgementOf(judgedRoll).meta({
  title: 'Tumbletop judgement of dice, version 1',
  description: say.judgementSchema,
});
export type DiceJudgement = z.output<typeof diceJudgementSchema>;
