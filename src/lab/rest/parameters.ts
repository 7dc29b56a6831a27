import { z } from 'zod';
import { bodyFromParameter, bodyParameter } from '../rolls/bodyParameter.ts';
import type { LabBody } from '../rolls/labBody.ts';
import { rollsParameters, type RollsParameters } from '../rolls/parameters.ts';
import { STANDARD_THROW, throwSchema } from '../rolls/throwFile.ts';

export const restParameters = z.strictObject({
  body: bodyParameter.default('truck'),
  /** Roll it, too, and set both beside each other: a trial is a roll then. */
  beside: z.boolean().default(false),
  throw: throwSchema.default(STANDARD_THROW),
});
export type RestParameters = z.infer<typeof restParameters>;

/** The body that is put down. */
export function bodyIn({ body }: RestParameters): LabBody {
  const made = bodyFromParameter(body);
  if (made === null) throw new Error('the schema has read the body');
  return made;
}

/** The same body, rolled. */
export const rollsOf = ({ body, throw: thrown }: RestParameters): RollsParameters =>
  rollsParameters.parse({ bodies: [body], throw: thrown });
