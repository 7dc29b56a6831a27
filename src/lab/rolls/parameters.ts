import { z } from 'zod';
import { bodyFromParameter, bodyParameter } from './bodyParameter.ts';
import { outcomesOf, type LabBody } from './labBody.ts';
import { STANDARD_THROW, throwSchema } from './throwFile.ts';
import { liftedCom, varySchema } from './vary.ts';
import { isWithin } from './within.ts';

export const MOST_BODIES = 12;

export const rollsParameters = z
  .strictObject({
    /** Thrown together in every trial. */
    bodies: z.array(bodyParameter).min(1).max(MOST_BODIES).default(['truck']),
    throw: throwSchema.default(STANDARD_THROW),
    /** The last so many bodies defend a place against the others; 0 for no battle. */
    defenders: z.int().min(0).max(MOST_BODIES).default(0),
    /** The outcome that wins a battle; the first body's first, where it is left out. */
    wins: z.string().min(1).max(40).optional(),
    /** Roll everything to its rest: changes no share by more than chance does, but how long it takes. */
    toRest: z.boolean().default(false),
    /** A body alone is thrown again with each of these values, from the same chance. */
    vary: varySchema.nullable().default(null),
  })
  .refine(({ bodies, defenders }) => defenders < bodies.length, {
    message: 'fewer defenders than bodies',
    path: ['defenders'],
  })
  .refine(({ bodies, vary }) => vary === null || bodies.length === 1, 'one body, where something is varied')
  .superRefine(({ bodies, vary }, context) => {
    if (context.issues.length > 0) return;
    const [only] = bodies;
    const made = only === undefined ? null : bodyFromParameter(only);
    if (made === null || vary?.what !== 'com') return;
    const strange = vary.values.findIndex((mm) => !isWithin(liftedCom(made.spec, mm)));
    if (strange >= 0)
      context.addIssue({
        code: 'custom',
        path: ['vary', 'values', strange],
        message: 'a centre of mass within the body’s hull',
      });
  })
  .superRefine(({ bodies, wins }, context) => {
    if (context.issues.length > 0) return;
    const known = bodies.flatMap((given) => {
      const made = bodyFromParameter(given);
      return made === null ? [] : outcomesOf(made);
    });
    if (wins !== undefined && known.length > 0 && !known.includes(wins))
      context.addIssue({ code: 'custom', path: ['wins'], message: `an outcome of the bodies: ${known.join(', ')}` });
  });
export type RollsParameters = z.infer<typeof rollsParameters>;

/** The bodies that are thrown. */
export const bodiesOf = ({ bodies }: RollsParameters): readonly LabBody[] =>
  bodies.map((given) => {
    const made = bodyFromParameter(given);
    if (made === null) throw new Error('the schema has read the bodies');
    return made;
  });
