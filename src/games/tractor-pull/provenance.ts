import { z } from 'zod';

/** Where a value comes from: the rule text, or the project's own house set. */
export const origin = z.enum(['seed', 'invented']);

/** The same of a data file, with a sentence about it. */
export const provenance = { provenance: origin, note: z.string().min(1) } as const;
