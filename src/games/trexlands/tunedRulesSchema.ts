import { z } from 'zod';
import { TUNED_RULES, type TunedRule } from './options.ts';

/** The house rules that were found by measuring, as options of a file: each may be left out. */
export const tunedRules = Object.fromEntries(TUNED_RULES.map((rule) => [rule, z.boolean().exactOptional()])) as Record<
  TunedRule,
  z.ZodExactOptional<z.ZodBoolean>
>;
