import { z } from 'zod';
import { coefficient } from '#engine/files/numbers.ts';
import { FRICTION_LAWS } from './laws.ts';
import { bodyFromParameter, bodyParameterOf } from '../rolls/bodyParameter.ts';
import { SLIDING_BODIES } from './bodies.ts';
import { outcomesOf, type LabBody, type LyingFace } from '../rolls/labBody.ts';

const FASTEST_MM_S = 3000; // as a hand's release
const MOST_SPIN_RAD_S = 150;

export const slideParameters = z
  .strictObject({
    body: bodyParameterOf(SLIDING_BODIES).default('coin'),
    /** The face it lies on, by its name; the first of its faces, where it is left out. */
    face: z.string().min(1).max(40).optional(),
    velocityMmS: z.number().min(0).max(FASTEST_MM_S).default(600),
    /** About the vertical, counter-clockwise seen from above. */
    spinRadS: z.number().min(-MOST_SPIN_RAD_S).max(MOST_SPIN_RAD_S).default(0),
    friction: coefficient(0.01, 2).default(0.3),
    /** Left out, as in older files: the engine's. */
    law: z.enum(FRICTION_LAWS).default('engine'),
  })
  .superRefine(({ body, face }, context) => {
    if (context.issues.length > 0) return;
    const made = bodyFromParameter(body, SLIDING_BODIES);
    if (made === null || face === undefined || made.faces.some(({ name }) => name === face)) return;
    context.addIssue({ code: 'custom', path: ['face'], message: `a face of the body: ${outcomesOf(made).join(', ')}` });
  });
export type SlideParameters = z.infer<typeof slideParameters>;

/** The body, and the face that it lies on. */
export function lyingOf({ body, face }: SlideParameters): { readonly body: LabBody; readonly face: LyingFace } {
  const made = bodyFromParameter(body, SLIDING_BODIES);
  const lying = made?.faces.find(({ name }) => face === undefined || name === face);
  if (made === null || lying === undefined) throw new Error('the schema has read body and face');
  return { body: made, face: lying };
}
