import { z } from 'zod';
import { quantised, whole } from '#engine/files/numbers.ts';
import { expected, expectedNumber, expectedObject, expectedTicks } from '#engine/scenario/expected.ts';
import { EXPECTED_MAX, FAR_MM } from '#engine/scenario/limits.ts';
import { ROLL_CODES } from '../referee/ruling.ts';
import { WHEELS } from '#sim/roll/truck.ts';
import { clauseSchema, holderSchema, partSchema, truckIdSchema, waySchema } from './named.ts';

/**
 * The expected answer to a roll: a subset of its judgement, with the same keys, `within` beside the numbers it is for,
 * and `not`, `atMost`, `atLeast` where they may stand. Unknown keys are refused, so that a misspelt expectation is not
 * one that always holds.
 */
const mm = expectedNumber(quantised(-FAR_MM, FAR_MM)).meta({ id: 'trexlands-mm' });
const place = expected(z.tuple([mm, mm, mm])).optional();
const part = expected(partSchema).optional();
const listOf = <T extends z.ZodType>(element: T) => expected(z.array(element).max(EXPECTED_MAX)).optional();

const ruling = expectedObject('trexlands-ruling', {
  clause: expected(clauseSchema).optional(),
  code: expected(z.enum(ROLL_CODES)).optional(),
  piece: expected(truckIdSchema).optional(),
  other: expected(holderSchema).optional(),
  feature: part,
  otherFeature: part,
  way: expected(waySchema).optional(),
  tick: expectedTicks.optional(),
  atMm: place,
  text: expected(z.string().max(1000)).optional(),
});

/** The fastest spin for as long as a roll may take comes to less. */
const MOST_TURNED_DEG = 100_000;

const truck = expectedObject('trexlands-truck', {
  id: expected(truckIdSchema).optional(),
  upright: expected(z.boolean()).optional(),
  counts: expected(z.boolean()).optional(),
  turnedDeg: expectedNumber(quantised(0, MOST_TURNED_DEG)).optional(),
  wheelsDown: expectedNumber(whole(0, WHEELS.length)).optional(),
  onTable: expected(z.boolean()).optional(),
  atMm: place,
});

export const expectationSchema = expectedObject('trexlands-expectation', {
  legal: expected(z.boolean()).optional(),
  again: expected(z.boolean()).optional(),
  ticks: expectedTicks.optional(),
  rulings: listOf(ruling),
  trucks: listOf(truck),
});

/** A file's expectation of the roll's answer; every key is optional. */
export type Expectation = z.output<typeof expectationSchema>;
