import { z } from 'zod';
import { quantised, whole } from '../../../engine/files/numbers.ts';
import { expectedTicks, withinSchema } from '../../../engine/scenario/fields.ts';
import { EXPECTED_MAX, FAR_MM } from '../../../engine/scenario/limits.ts';
import { ROLL_CODES } from '../../../referee/roll/ruling.ts';
import { WHEELS } from '../../../sim/roll/truck.ts';
import { clauseSchema, holderSchema, partSchema, truckIdSchema, waySchema } from './named.ts';

/**
 * What a roll's answer is expected to be: a subset of its judgement, with the same keys, and `within` beside the numbers it
 * is for. Unknown keys are refused, so that a misspelt expectation is not one that always holds.
 */
const far = () => quantised(-FAR_MM, FAR_MM);
const place = z.tuple([far(), far(), far()]).optional();

const ruling = z.strictObject({
  clause: clauseSchema.optional(),
  code: z.enum(ROLL_CODES).optional(),
  piece: truckIdSchema.optional(),
  other: holderSchema.optional(),
  feature: partSchema.optional(),
  otherFeature: partSchema.optional(),
  way: waySchema.optional(),
  tick: expectedTicks(),
  atMm: place,
  text: z.string().max(1000).optional(),
  within: withinSchema,
});

/** The fastest spin for as long as a roll may take comes to less. */
const MOST_TURNED_DEG = 100_000;

const truck = z.strictObject({
  id: truckIdSchema.optional(),
  upright: z.boolean().optional(),
  counts: z.boolean().optional(),
  turnedDeg: quantised(0, MOST_TURNED_DEG).optional(),
  wheelsDown: whole(0, WHEELS.length).optional(),
  onTable: z.boolean().optional(),
  atMm: place,
  within: withinSchema,
});

export const expectationSchema = z.strictObject({
  legal: z.boolean().optional(),
  again: z.boolean().optional(),
  ticks: expectedTicks(),
  rulings: z.array(ruling).max(EXPECTED_MAX).optional(),
  trucks: z.array(truck).max(EXPECTED_MAX).optional(),
  within: withinSchema,
});

/** What the file says about the roll's answer; every key is optional. */
export type Expectation = z.output<typeof expectationSchema>;
