import { z } from 'zod';
import data from './data/head-start.json' with { type: 'json' };
import { provenance } from './provenance.ts';

/** The V with which a seat may begin besides: so many at most. */
export const HEAD_START = z.strictObject({ ...provenance, most: z.int().min(1) }).parse(data);

/** V that a seat begins with besides the others'; none where nothing was agreed. */
export const headStartOf = (
  { headStart }: { readonly headStart?: readonly number[] | undefined },
  seat: number,
): number => headStart?.[seat] ?? 0;
