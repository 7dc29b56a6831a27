import { bodyFromParameter, type BodyParameter } from './bodyParameter.ts';
import type { LabBody } from './labBody.ts';
import { rollsParameters, type RollsParameters } from './parameters.ts';
import type { ThrowFile } from './throwFile.ts';

/** The body of an experiment that has one. */
export function bodyIn({ body }: { readonly body: BodyParameter }): LabBody {
  const made = bodyFromParameter(body);
  if (made === null) throw new Error('the schema has read the body');
  return made;
}

/** The same body, rolled. */
export const rollsOf = (one: { readonly body: BodyParameter; readonly throw: ThrowFile }): RollsParameters =>
  rollsParameters.parse({ bodies: [one.body], throw: one.throw });
