import type { RuleHelp } from '../../../../games/trexlands/help/clauses.ts';

/** Every clause in its words: loaded when the first of them is named. */
export const loadClauses = async (): Promise<readonly RuleHelp[]> =>
  (await import('../../../../games/trexlands/help/clauses.ts')).RULE_CHAPTERS.flatMap(({ clauses }) => clauses);
