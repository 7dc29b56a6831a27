import { z } from 'zod';

/** Lists without repetitions: nothing is measured twice. */
export const each = <T extends z.ZodType>(one: T, most: number) =>
  z
    .array(one)
    .min(1)
    .max(most)
    .refine((list) => new Set(list).size === list.length, 'each only once');
