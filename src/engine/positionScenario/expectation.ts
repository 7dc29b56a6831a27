import { z } from 'zod';
import { AS_THE_FIRST } from '../files/faultOfIssue.ts';
import { expected, expectedNumber, expectedObject } from '../scenario/expected.ts';
import { EXPECTED_MAX } from '../scenario/limits.ts';
import { MOST_COMMANDS } from './schema.ts';

/**
 * The schema of an expectation, made from that of the answer: any of its keys, inside of objects and lists, too, and in
 * the place of each value conditions (expected.ts). `id` is its name in the published schemas.
 */
export const expectationOf = (id: string, answer: z.ZodObject): z.ZodType<object> =>
  expectedObject(id, partly(id, answer.shape));

/** The keys of a scenario that say what should come of it. */
export const expectKeys = (expectation: z.ZodType<object>) => ({
  /** Of the position itself. */
  expectAtOnce: expectation.optional(),
  /** Of each command. */
  expect: z.array(expectation).max(MOST_COMMANDS).default([]),
});

const partly = (id: string, shape: z.core.$ZodShape): z.core.$ZodShape =>
  Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, wish(`${id}-${key}`, value).optional()]));

/** Every number of an answer is a whole one; named, as it stands in many places of the published schemas. */
const WHOLE = expectedNumber(z.int()).meta({ id: 'expected-whole' });
const TRUTH = expected(z.boolean()).meta({ id: 'expected-boolean' });

function wish(id: string, schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodNumber) return WHOLE;
  if (schema instanceof z.ZodBoolean) return TRUTH;
  if (schema instanceof z.ZodObject) return expectedObject(id, partly(id, schema.shape));
  return other(id, schema).meta({ id });
}

function other(id: string, schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable)
    return z.union([wish(`${id}-there`, schema.unwrap()), z.null(), z.strictObject({ not: z.null() })], {
      error: AS_THE_FIRST,
    });
  if (schema instanceof z.ZodArray) return expected(z.array(wish(`${id}-one`, schema.element)).max(EXPECTED_MAX));
  if (schema instanceof z.ZodTuple) {
    const [first, ...others] = schema.def.items.map((item, i) => wish(`${id}-${i}`, item));
    return expected(first === undefined ? z.tuple([]) : z.tuple([first, ...others]));
  }
  return expected(asType(schema));
}

function asType(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error('an answer is made of the usual schemas');
}
