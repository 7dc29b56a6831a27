import { z } from 'zod';
import { RULE_SETS } from '../ruleSets.ts';

/** The key `rules` of match files, scenarios and jobs of the lab. */
export const rulesField = z.enum(RULE_SETS).exactOptional().meta({
  description:
    'The set of rules: "text", the rule text’s own; "tuned", measured house rules; "before", as they stood before sets had names; "first", a shorter first match for newcomers. Left out: "before". Single options go over it.',
});
