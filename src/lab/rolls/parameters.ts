import { z } from 'zod';
import { bodyOfFile, bodySchema } from './bodyFile.ts';
import { BODIES, BODY_NAMES } from './bodies.ts';
import { outcomesOf, type LabBody } from './labBody.ts';
import { STANDARD_THROW, throwSchema } from './throwFile.ts';

const MOST_BODIES = 12;

/** A body by its name, or as its file has it: so a result holds all that was thrown. */
const body = z
  .union([z.enum(BODY_NAMES), bodySchema], { error: `one of ${BODY_NAMES.join(', ')}, or a body as a file has it` })
  .superRefine((given, context) => {
    if (typeof given === 'string') return;
    const made = bodyOfFile(given);
    if (!made.ok) context.addIssue({ code: 'custom', message: `a rigid body: ${made.fault.message}`, path: [] });
  });

/** The outcomes of a body; none of a file that makes no body, which is refused for that. */
function outcomesNamed(given: z.infer<typeof body>): readonly string[] {
  const made = typeof given === 'string' ? null : bodyOfFile(given);
  const found = made === null ? BODIES.find(({ name }) => name === given) : made.ok ? made.value : undefined;
  return found === undefined ? [] : outcomesOf(found);
}

export const rollsParameters = z
  .strictObject({
    /** Thrown together in every trial. */
    bodies: z.array(body).min(1).max(MOST_BODIES).default(['truck']),
    throw: throwSchema.default(STANDARD_THROW),
    /** The last so many bodies defend a place against the others; 0 for no battle. */
    defenders: z.int().min(0).max(MOST_BODIES).default(0),
    /** The outcome that wins a battle; the first body's first, where it is left out. */
    wins: z.string().min(1).max(40).optional(),
    /** Roll everything to its rest: changes no count, only how long it takes. */
    toRest: z.boolean().default(false),
  })
  .refine(({ bodies, defenders }) => defenders < bodies.length, 'fewer defenders than bodies')
  .superRefine(({ bodies: given, wins }, context) => {
    const known = given.flatMap(outcomesNamed);
    if (wins !== undefined && known.length > 0 && !known.includes(wins))
      context.addIssue({ code: 'custom', path: ['wins'], message: `an outcome of the bodies: ${known.join(', ')}` });
  });
export type RollsParameters = z.infer<typeof rollsParameters>;

/** The bodies that are thrown. */
export const bodiesOf = ({ bodies }: RollsParameters): readonly LabBody[] =>
  bodies.map((given) => {
    const found = typeof given === 'string' ? BODIES.find(({ name }) => name === given) : undefined;
    if (found !== undefined) return found;
    const made = typeof given === 'string' ? null : bodyOfFile(given);
    if (made === null || !made.ok) throw new Error('the schema has read the bodies');
    return made.value;
  });
