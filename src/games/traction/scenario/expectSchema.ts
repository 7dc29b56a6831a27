import { z } from 'zod';
import { quantised, yawDeg } from '../../../engine/files/numbers.ts';
import { expectedTicks, withinSchema } from '../../../engine/scenario/fields.ts';
import { EXPECTED_MAX, FAR_MM, WITHIN_MAX } from '../../../engine/scenario/limits.ts';
import { RULING_CODES } from '../../../referee/ruling.ts';
import { bodyIdSchema, clauseSchema, featureSchema, pieceIdSchema, seatSchema } from './named.ts';
import { say } from './texts.ts';

/**
 * What an action's answer is expected to be: a subset of its judgement, with the same keys, and `within` beside the
 * numbers it is for (expect.ts says how they are compared). Unknown keys are refused, so that a misspelt expectation
 * is not one that always holds.
 */
const mm = () => quantised(-FAR_MM, FAR_MM).optional();
const degrees = () => quantised(-WITHIN_MAX, WITHIN_MAX).optional();
const feature = featureSchema.optional();

const ruling = z.strictObject({
  clause: clauseSchema.optional(),
  code: z.enum(RULING_CODES).optional(),
  piece: pieceIdSchema.optional(),
  other: bodyIdSchema.nullable().optional(),
  feature,
  otherFeature: feature,
  tick: expectedTicks(),
  atMm: z.tuple([quantised(-FAR_MM, FAR_MM), quantised(-FAR_MM, FAR_MM), quantised(-FAR_MM, FAR_MM)]).optional(),
  text: z.string().max(1000).optional(),
  within: withinSchema,
});

const step = z.strictObject({ travelMm: mm(), pivotSlipMm: mm(), swivelDeg: degrees(), within: withinSchema });

const lay = z.strictObject({
  xMm: mm(), zMm: mm(), yawDeg: yawDeg().optional(), pose: z.enum(['upright', 'flat', 'tilted']).optional(), within: withinSchema,
});

const piece = z.strictObject({
  id: pieceIdSchema.optional(),
  xMm: mm(), zMm: mm(), yawDeg: yawDeg().optional(),
  pose: z.enum(['upright', 'flat']).optional(),
  onPad: seatSchema.nullable().optional(),
  offTable: z.boolean().optional(),
  within: withinSchema,
});

const ids = z.array(pieceIdSchema).max(EXPECTED_MAX).optional();

export const expectationSchema = z.strictObject({
  legal: z.boolean().meta({ description: say.legal }).optional(),
  ticks: expectedTicks(),
  rulings: z.array(ruling).max(EXPECTED_MAX).optional(),
  steps: z.array(step).max(EXPECTED_MAX).optional(),
  lay: lay.optional(),
  tackled: ids,
  penalised: ids,
  restored: ids,
  winner: seatSchema.nullable().optional(),
  pieces: z.array(piece).max(EXPECTED_MAX).optional(),
  within: withinSchema,
});

/** What the file says about one action's answer; every key is optional. */
export type Expectation = z.output<typeof expectationSchema>;
