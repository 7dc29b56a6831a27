import type { RuleHelp } from '#games/trexlands/help/clauses.ts';
import { late } from '#app/late/late.ts';

/** Every clause in its words: loaded when the first of them is named. */
export const loadClauses = (): Promise<readonly RuleHelp[]> =>
  late(async () => (await import('#games/trexlands/help/clauses.ts')).RULE_CHAPTERS.flatMap(({ clauses }) => clauses));
