import { z } from 'zod';

/** Where the values of a data file come from: none of the house set's is public, so all are the project's own. */
export const provenance = { provenance: z.literal('invented'), note: z.string().min(1) } as const;
