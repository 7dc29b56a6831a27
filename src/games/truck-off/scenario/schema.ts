import { z } from 'zod';
import { quantised } from '../../../engine/files/numbers.ts';
import { expected, expectedNumber, expectedObject, expectedTicks } from '../../../engine/scenario/expected.ts';
import { groundSchema, titleSchema } from '../../../engine/scenario/fields.ts';
import { SCENARIO_FORMAT, SCENARIO_VERSION } from '../../../engine/scenario/format.ts';
import { EXPECTED_MAX, FAR_MM, REACH_MM } from '../../../engine/scenario/limits.ts';
import { judgementOf } from '../../../engine/scenario/judgement.ts';
import { DIE_CODES } from '../../../referee/dice.ts';
import { millionth } from '../../../sim/maths/quantise.ts';
import { degrees } from '../../../sim/maths/trig.ts';
import { DIE_NAMES } from '../../../sim/roll/dice.ts';
import { DICE_TRAY, MOST_DICE } from '../../../sim/roll/diceThrow.ts';
import { THROW_LIMITS } from '../../../sim/roll/releaseLimits.ts';
import { SURFACES } from '../../../sim/surfaces.ts';
import { DIE_CLAUSES } from '../record.ts';
import { say } from './texts.ts';

/**
 * A scenario of dice, key by key: how they are let go into the tray, and how the referee should read them. A schema's
 * own message ends the sentence "expected ...".
 */
const MM_S_MOST = THROW_LIMITS.fastestMS * 1000;
const DEG_S_MOST = Math.ceil(degrees(THROW_LIMITS.mostSpinRadS));
/** No component of a rotation is larger; one that was rounded may be a hair more. */
const QUATERNION_MOST = 1.001;

const triple = (most: number) => z.tuple([quantised(-most, most), quantised(-most, most), quantised(-most, most)]);
const component = () => z.number().overwrite(millionth).min(-QUATERNION_MOST).max(QUATERNION_MOST);
const id = z.string().regex(/^d(?:4|6|8|10|12|20)(?:-\d{1,2})?$/, say.aDieId);

const thrown = z.strictObject({
  die: id,
  atMm: triple(REACH_MM),
  quaternion: z.tuple([component(), component(), component(), component()]),
  velocityMmS: triple(MM_S_MOST),
  spinDegS: triple(DEG_S_MOST),
});

const code = z.enum(DIE_CODES);
const clause = z.enum(DIE_CLAUSES);
const face = z.int().min(1).max(20).nullable();
const holder = z.union([z.enum(['rim', 'table']), id]).nullable();
const mm = expectedNumber(quantised(-FAR_MM, FAR_MM)).meta({ id: 'truck-off-mm' });

const ruling = expectedObject('truck-off-ruling', {
  clause: expected(clause).optional(),
  code: expected(code).optional(),
  piece: expected(id).optional(),
  other: expected(holder).optional(),
  face: expected(face).optional(),
  tick: expectedTicks.optional(),
  atMm: expected(z.tuple([mm, mm, mm])).optional(),
  text: expected(z.string().max(1000)).optional(),
});

const expectation = expectedObject('truck-off-expectation', {
  legal: expected(z.boolean()).optional(),
  ticks: expectedTicks.optional(),
  rulings: expected(z.array(ruling).max(EXPECTED_MAX)).optional(),
});

export const scenarioSchema = z
  .strictObject({
    format: z.literal(SCENARIO_FORMAT),
    version: z.literal(SCENARIO_VERSION),
    game: z.literal('truck-off'),
    title: titleSchema,
    surface: groundSchema(SURFACES.map((surface) => surface.id)).default(DICE_TRAY.terrain.id),
    dice: z
      .array(z.strictObject({ id, die: z.enum(DIE_NAMES) }))
      .min(1)
      .max(MOST_DICE),
    actions: z.tuple([z.strictObject({ do: z.literal('dice-roll'), throws: z.array(thrown).min(1).max(MOST_DICE) })]),
    expect: z.array(expectation).max(1).default([]),
  })
  .meta({ title: 'Tumbletop scenario of dice, version 1', description: say.scenarioSchema });

export type Scenario = z.output<typeof scenarioSchema>;

const judgedRuling = z.strictObject({
  clause,
  code,
  piece: id,
  /** The support of a die that is stacked, or cocked against something. */
  other: holder,
  /** The number that is read; null where the die is thrown again. */
  face,
  tick: z.int().min(0),
  atMm: z.tuple([z.number(), z.number(), z.number()]),
  text: z.string(),
});

export const judgementSchema = judgementOf(
  z.strictObject({
    legal: z.boolean().meta({ description: say.legal }),
    ticks: z.int().min(0),
    rulings: z.array(judgedRuling),
  }),
).meta({ title: 'Tumbletop judgement of dice, version 1', description: say.judgementSchema });

export type Judgement = z.output<typeof judgementSchema>;
