import { z } from 'zod';
import { AS_THE_FIRST } from '../files/faultOfIssue.ts';
import { whole } from '../files/numbers.ts';
import { withinSchema } from './fields.ts';
import { MOST_TICKS } from './limits.ts';
import { say } from './texts.ts';

/**
 * How a file says what should be: plainly, or by what it should not be, or (numbers) by bounds. expect.ts says how each
 * is compared. No `not` is all that another `not` holds: two of them would only take each other back.
 */
export const expected = <T extends z.ZodType>(plain: T) =>
  z.union([plain, z.strictObject({ not: plain })], { error: AS_THE_FIRST });

/** A number, or conditions that all have to hold. Bounds are both included. */
export function expectedNumber<T extends z.ZodType<number>>(plain: T) {
  const bounds = { atMost: plain.optional(), atLeast: plain.optional() };
  const outside = z.strictObject(bounds).refine(isSaid, say.aBound).refine(isOpen, say.openBounds).meta(ONE_AT_LEAST);
  const conditions = z
    .strictObject({ ...bounds, not: z.union([plain, outside], { error: AS_THE_FIRST }).optional() })
    .refine(isSaid, say.aCondition)
    .refine(isOpen, say.openBounds)
    .meta(ONE_AT_LEAST);
  return z.union([plain, conditions], { error: AS_THE_FIRST });
}

/**
 * An object by the keys that it has, and by what it is not as a whole. `id` is its name in the published schemas, where
 * it stands once.
 */
export const expectedObject = <S extends z.core.$ZodShape>(id: string, shape: S) =>
  z
    .strictObject({
      ...shape,
      within: withinSchema,
      not: z.strictObject({ ...shape, within: withinSchema }).optional(),
    })
    .meta({ id });

interface Bounds {
  readonly atMost?: number | undefined;
  readonly atLeast?: number | undefined;
}

/** As published: an object with a key, whichever. */
const ONE_AT_LEAST = { minProperties: 1 };

const isSaid = (conditions: object): boolean => Object.values(conditions).some((condition) => condition !== undefined);

/** Whether there is a number between the bounds. */
const isOpen = ({ atMost = Infinity, atLeast = -Infinity }: Bounds): boolean => atLeast <= atMost;

export const expectedTicks = expectedNumber(whole(0, MOST_TICKS)).meta({ id: 'ticks' });
