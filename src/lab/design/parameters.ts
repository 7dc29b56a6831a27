import { z } from 'zod';
import { MEANS } from './means.ts';
import { bodyFromParameter, bodyParameter } from '../rolls/bodyParameter.ts';
import { outcomesOf } from '../rolls/labBody.ts';
import { STANDARD_THROW, throwSchema } from '../rolls/throwFile.ts';

/** Shares that can be wanted at once: a centre of mass has three places to go. */
const MOST_WANTS = 3;

export const designParameters = z
  .strictObject({
    body: bodyParameter.default('d6'),
    want: z
      .array(z.strictObject({ name: z.string().min(1).max(40), share: z.number().min(0).max(1) }))
      .min(1)
      .max(MOST_WANTS)
      .default([{ name: '6', share: 0.2 }]),
    by: z.enum(MEANS).default('com'),
    throw: throwSchema.default(STANDARD_THROW),
  })
  .superRefine(({ body, want, by }, context) => {
    if (context.issues.length > 0) return;
    const made = bodyFromParameter(body);
    if (made === null) return;
    const known = outcomesOf(made).filter((name) => name !== made.none);
    for (const [i, { name }] of want.entries()) {
      if (!known.includes(name))
        context.addIssue({
          code: 'custom',
          path: ['want', i, 'name'],
          message: `a face of the body: ${known.join(', ')}`,
        });
      if (want.findIndex((other) => other.name === name) < i)
        context.addIssue({ code: 'custom', path: ['want', i, 'name'], message: 'each face once' });
    }
    if (want.reduce((sum, { share }) => sum + share, 0) > 1)
      context.addIssue({ code: 'custom', path: ['want'], message: 'shares that are together 1 or less' });
    if (
      by === 'lengths' &&
      (typeof body === 'string' ||
        !('parts' in body) ||
        body.parts.some((part) => 'cylinder' in part || 'measured' in part))
    )
      context.addIssue({
        code: 'custom',
        path: ['by'],
        message: 'com for a body that is not of boxes and hulls in a file',
      });
  });
export type DesignParameters = z.infer<typeof designParameters>;
