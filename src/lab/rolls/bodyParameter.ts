import { z } from 'zod';
import { withoutStop } from '#engine/words.ts';
import { bodyOfFile, bodySchema } from './bodyFile.ts';
import { BODIES, truck } from './bodies.ts';
import { TRUCK_FORMAT, truckOfFile, truckSchema } from '#engine/truckFile.ts';
import type { LabBody } from './labBody.ts';

/** A body by its name among these, or as its file has it: so a result holds all of it. */
export function bodyParameterOf(bodies: readonly Pick<LabBody, 'name'>[]) {
  const names = bodies.map(({ name }) => name);
  return z
    .union([z.enum(names), bodySchema, truckSchema], {
      error: `one of ${names.join(', ')}, or a body or a truck as a file has it`,
    })
    .superRefine((given, context) => {
      // A number out of range does not end the reading; no solid is made of such.
      if (typeof given === 'string' || given.format === TRUCK_FORMAT || context.issues.length > 0) return;
      const made = bodyOfFile(given);
      if (!made.ok)
        context.addIssue({ code: 'custom', message: `a rigid body: ${withoutStop(made.fault.message)}`, path: [] });
    });
}

/** A body that can be thrown. */
export const bodyParameter = bodyParameterOf(BODIES);
export type BodyParameter = z.infer<typeof bodyParameter>;

/** Null for a file that makes no rigid body, and a name that is not among these, which the schema refuses. */
export function bodyFromParameter(given: BodyParameter, bodies: readonly LabBody[] = BODIES): LabBody | null {
  if (typeof given === 'string') return bodies.find(({ name }) => name === given) ?? null;
  if (given.format === TRUCK_FORMAT) return truck(given.title === '' ? 'own truck' : given.title, truckOfFile(given));
  const made = bodyOfFile(given);
  return made.ok ? made.value : null;
}
