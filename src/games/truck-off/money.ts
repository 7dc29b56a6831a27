import { z } from 'zod';
import data from './data/money.json' with { type: 'json' };
import { provenance } from './provenance.ts';

/** The tokens of the box; they are change, and a match counts in amounts (TO-50). */
export const MONEY_TOKENS = z
  .strictObject({ ...provenance, tokens: z.array(z.strictObject({ value: z.int().min(1), count: z.int().min(1) })) })
  .parse(data).tokens;
