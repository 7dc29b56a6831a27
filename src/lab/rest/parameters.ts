import { z } from 'zod';
import { bodyParameter } from '../rolls/bodyParameter.ts';
import { STANDARD_THROW, throwSchema } from '../rolls/throwFile.ts';

export const restParameters = z.strictObject({
  body: bodyParameter.default('truck'),
  /** Roll it, too, and set both beside each other: a trial is a roll then. */
  beside: z.boolean().default(false),
  throw: throwSchema.default(STANDARD_THROW),
});
export type RestParameters = z.infer<typeof restParameters>;
