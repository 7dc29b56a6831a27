import { z } from 'zod';
import { quantised, yawDeg } from '#engine/files/numbers.ts';
import { expected, expectedNumber, expectedObject, expectedTicks } from '#engine/scenario/expected.ts';
import { EXPECTED_MAX, FAR_MM, WITHIN_MAX } from '#engine/scenario/limits.ts';
import { RULING_CODES } from '../referee/ruling.ts';
import { bodyIdSchema, clauseSchema, featureSchema, pieceIdSchema, seatSchema } from './named.ts';
import { say } from './texts.ts';

/**
 * The expected answer to an action: a subset of its judgement, with the same keys, `within` beside the numbers it is
 * for, and `not`, `atMost`, `atLeast` where they may stand (expect.ts says how all of it is compared). Unknown keys are
 * refused, so that a misspelt expectation is not one that always holds.
 */
const mm = expectedNumber(quantised(-FAR_MM, FAR_MM)).meta({ id: 'traction-mm' });
const distanceMm = expectedNumber(quantised(0, FAR_MM)).meta({ id: 'traction-distance' });
const degrees = expectedNumber(quantised(-WITHIN_MAX, WITHIN_MAX)).meta({ id: 'traction-degrees' });
const yaw = expectedNumber(yawDeg()).meta({ id: 'traction-yaw' });
const listOf = <T extends z.ZodType>(element: T) => expected(z.array(element).max(EXPECTED_MAX)).optional();
const feature = expected(featureSchema).optional();

const ruling = expectedObject('traction-ruling', {
  clause: expected(clauseSchema).optional(),
  code: expected(z.enum(RULING_CODES)).optional(),
  piece: expected(pieceIdSchema).optional(),
  other: expected(bodyIdSchema.nullable()).optional(),
  feature,
  otherFeature: feature,
  tick: expectedTicks.optional(),
  atMm: expected(z.tuple([mm, mm, mm])).optional(),
  text: expected(z.string().max(1000)).optional(),
});

const step = expectedObject('traction-step', {
  travelMm: mm.optional(),
  pivotSlipMm: mm.optional(),
  swivelDeg: degrees.optional(),
});

const lay = expectedObject('traction-lay', {
  xMm: mm.optional(),
  zMm: mm.optional(),
  yawDeg: yaw.optional(),
  pose: expected(z.enum(['upright', 'flat', 'tilted'])).optional(),
});

const piece = expectedObject('traction-piece', {
  id: expected(pieceIdSchema).optional(),
  xMm: mm.optional(),
  zMm: mm.optional(),
  yawDeg: yaw.optional(),
  pose: expected(z.enum(['upright', 'flat'])).optional(),
  onPad: expected(seatSchema.nullable()).optional(),
  offTable: expected(z.boolean()).optional(),
});

const nearest = expectedObject('traction-nearest', {
  id: expected(bodyIdSchema).optional(),
  mm: distanceMm.optional(),
  tick: expectedTicks.optional(),
  feature,
  otherFeature: feature,
});

export const expectationSchema = expectedObject('traction-expectation', {
  legal: expected(z.boolean()).meta({ description: say.legal }).optional(),
  ticks: expectedTicks.optional(),
  rulings: listOf(ruling),
  steps: listOf(step),
  lay: lay.optional(),
  nearest: listOf(nearest),
  pivotSlipMm: distanceMm.optional(),
  mostTiltDeg: degrees.optional(),
  mostOtherMoveMm: mm.optional(),
  slipMargin: expectedNumber(quantised(0, WITHIN_MAX)).optional(),
  tackled: listOf(pieceIdSchema),
  penalised: listOf(pieceIdSchema),
  restored: listOf(pieceIdSchema),
  winner: expected(seatSchema.nullable()).optional(),
  pieces: listOf(piece),
});

/** A file's expectation of one action's answer; every key is optional. */
export type Expectation = z.output<typeof expectationSchema>;
