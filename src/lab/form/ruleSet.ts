import { RULE_SETS, type RuleSet } from '#engine/ruleSets.ts';
import type { Leaf } from './field.ts';

const LABELS: Readonly<Record<RuleSet, string>> = {
  text: 'by the rule text',
  tuned: 'tuned',
  before: 'as before rules had sets',
  first: 'a shorter first match',
};

/** The set of rules of all matches; a job that names none means those of before. */
export const ruleSetField = {
  kind: 'choice',
  at: 'rules',
  label: 'Set of rules',
  choices: RULE_SETS.map((value) => ({ value, label: LABELS[value] })),
  none: `not named: ${LABELS.before}`,
} as const satisfies Leaf;
