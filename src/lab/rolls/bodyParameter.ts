import { z } from 'zod';
import { withoutStop } from '../../engine/words.ts';
import { bodyOfFile, bodySchema } from './bodyFile.ts';
import { BODIES, BODY_NAMES, truck } from './bodies.ts';
import { TRUCK_FORMAT, truckOfFile, truckSchema } from './truckFile.ts';
import type { LabBody } from './labBody.ts';

/** A body by its name, or as its file has it: so a result holds all that was thrown. */
export const bodyParameter = z
  .union([z.enum(BODY_NAMES), bodySchema, truckSchema], {
    error: `one of ${BODY_NAMES.join(', ')}, or a body or a truck as a file has it`,
  })
  .superRefine((given, context) => {
    // A number out of range does not end the reading; no solid is made of such.
    if (typeof given === 'string' || given.format === TRUCK_FORMAT || context.issues.length > 0) return;
    const made = bodyOfFile(given);
    if (!made.ok)
      context.addIssue({ code: 'custom', message: `a rigid body: ${withoutStop(made.fault.message)}`, path: [] });
  });
export type BodyParameter = z.infer<typeof bodyParameter>;

/** Null for a file that makes no rigid body, which the schema refuses. */
export function bodyFromParameter(given: BodyParameter): LabBody | null {
  if (typeof given === 'string') return BODIES.find(({ name }) => name === given) ?? null;
  if (given.format === TRUCK_FORMAT) return truck(given.title === '' ? 'own truck' : given.title, truckOfFile(given));
  const made = bodyOfFile(given);
  return made.ok ? made.value : null;
}
