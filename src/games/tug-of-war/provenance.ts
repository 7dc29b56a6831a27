import { z } from 'zod';

/** Where the values of a data file come from: the rule text, or the project's own. */
export const provenance = { provenance: z.enum(['seed', 'invented']), note: z.string().min(1) } as const;
