import { z } from 'zod';
import { RULE_SETS, UNNAMED_SET, type RuleSet } from '#engine/ruleSets.ts';
import { fault, ok, type Result } from '#sim/result.ts';

/** The key `rules` of a file of counts; left out in files that were counted before sets had names. */
export const countedRules = z.enum(RULE_SETS).default(UNNAMED_SET);

/** The set that `--rules` names. Fault: there is none of that name. */
export function ruleSetCalled(word: string): Result<RuleSet> {
  const rules = RULE_SETS.find((set) => set === word);
  return rules === undefined
    ? fault('command', `--rules ${word}: expected one of ${RULE_SETS.join(', ')}.`)
    : ok(rules);
}

/** Fault: the counts are by another set of rules, with which further ones would be mixed. */
export const ofRules = <C extends { readonly rules: RuleSet }>(counts: C, rules: RuleSet): Result<C> =>
  counts.rules === rules
    ? ok(counts)
    : fault(
        'other-rules',
        `--rules ${rules}: the file counts by the set ${counts.rules}; expected that, or another file.`,
      );
