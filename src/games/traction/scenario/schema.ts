import { z } from 'zod';
import { quantised, whole } from '#engine/files/numbers.ts';
import { rulesField } from '#engine/files/rulesField.ts';
import { groundSchema, titleSchema } from '#engine/scenario/fields.ts';
import { SCENARIO_FORMAT, SCENARIO_VERSION } from '#engine/scenario/format.ts';
import { HANDS } from '#sim/assist/assist.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { OPTION_RANGES, TACKLING } from '../options.ts';
import { MOST_SWIVEL_DEG } from '../variants.ts';
import { ONE_WAY_TO_TACKLE, oneWayToTackle, variantFields } from '../variantSchema.ts';
import { expectationSchema } from './expectSchema.ts';
import {
  ACTIONS_MAX,
  GESTURE_LENGTH,
  HAND_TILT_DEG,
  PIECES_MAX,
  SEATS_MAX,
  STEPS_MAX,
  TABLE_MM_MAX,
  TABLE_MM_MIN,
} from './limits.ts';
import { pieceIdSchema, seatSchema } from './named.ts';
import { homeSchema, mm, padSchema, pieceSchema } from './placed.ts';
import { HAND_GRIPS, HAND_STEADINESSES } from './scenario.ts';
import { say } from './texts.ts';

/**
 * The scenario file, key by key. Faults of one key are found here; faults of the whole position or the whole turn
 * (overlaps, pieces that may not act) in position.ts and turn.ts. A schema's own message ends the sentence "expected
 * ...".
 */
const swivelDeg = () => quantised(-MOST_SWIVEL_DEG, MOST_SWIVEL_DEG);
const corner = z.enum(CORNERS);
const ownHand = z.strictObject({
  name: z.enum(HANDS).optional(),
  steadiness: z.enum(HAND_STEADINESSES).optional(),
  grip: z.enum(HAND_GRIPS).optional(),
  tiltDeg: quantised(HAND_TILT_DEG.min, HAND_TILT_DEG.max).meta({ description: say.tiltDeg }).optional(),
});
const hand = z.union([z.enum(HANDS), ownHand], { error: say.aHand }).default('careful');
const encoded = z.string().min(1).max(GESTURE_LENGTH);

const RANGES = OPTION_RANGES;
const range = () => whole(RANGES.steps.min, RANGES.steps.max);

const tolerance = z.strictObject({
  moveMm: quantised(RANGES.moveMm.min, RANGES.moveMm.max).optional(),
  yawDeg: quantised(RANGES.yawDeg.min, RANGES.yawDeg.max).optional(),
  pivotMm: quantised(RANGES.pivotMm.min, RANGES.pivotMm.max).optional(),
});

/** Only what one turn can show; options over a match belong to match files. */
const options = z
  .strictObject({
    ranges: z.tuple([range(), range(), range()]).optional(),
    piecesPerTurn: whole(RANGES.piecesPerTurn.min, RANGES.piecesPerTurn.max).optional(),
    starterFirstTurnOnePiece: z.boolean().optional(),
    tackling: z.enum(TACKLING).optional(),
    ...variantFields,
  })
  .refine(oneWayToTackle, ONE_WAY_TO_TACKLE);

const step = z.strictObject({ corner, swivelDeg: swivelDeg() });
const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('walk'), piece: pieceIdSchema, steps: z.array(step).min(1).max(STEPS_MAX), hand }),
  z.strictObject({ do: z.literal('tackle'), piece: pieceIdSchema, corner, swivelDeg: swivelDeg(), hand }),
  z.strictObject({ do: z.literal('gesture'), as: z.enum(['walk', 'tackle']), piece: pieceIdSchema, gesture: encoded }),
  z
    .strictObject({
      do: z.literal('disturb'),
      by: seatSchema.nullable(),
      piece: pieceIdSchema,
      gesture: encoded.optional(),
      pushMm: z.tuple([mm(), mm()]).optional(),
    })
    .refine((a) => (a.gesture === undefined) !== (a.pushMm === undefined), say.oneTouch)
    .meta({ oneOf: [{ required: ['gesture'] }, { required: ['pushMm'] }] }),
]);

export const scenarioSchema = z
  .strictObject({
    format: z.literal(SCENARIO_FORMAT),
    version: z.literal(SCENARIO_VERSION),
    game: z.literal('traction'),
    title: titleSchema,
    rules: rulesField,
    tableMm: quantised(TABLE_MM_MIN, TABLE_MM_MAX).optional(),
    surface: groundSchema(SURFACES.map(({ id }) => id)),
    tolerance: tolerance.default({}),
    options: options.default({}),
    pads: z.array(padSchema).max(SEATS_MAX).default([]),
    pieces: z.array(pieceSchema).max(PIECES_MAX),
    home: z.array(homeSchema).max(PIECES_MAX).meta({ description: say.home }).optional(),
    seat: seatSchema.default(0),
    conceded: z.array(seatSchema).max(SEATS_MAX).meta({ description: say.conceded }).optional(),
    actions: z.array(action).max(ACTIONS_MAX),
    expect: z.array(expectationSchema).max(ACTIONS_MAX).default([]),
  })
  .meta({ title: 'Tumbletop scenario, version 1', description: say.scenarioSchema });

/** A scenario file as the schema reads it: numbers quantised, defaults of single keys filled in. */
export type ScenarioFile = z.output<typeof scenarioSchema>;
export type ActionFile = ScenarioFile['actions'][number];
