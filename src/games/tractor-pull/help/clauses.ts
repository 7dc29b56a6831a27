import data from './clauses.json' with { type: 'json' };

/** A clause of the rules for a player. */
export interface RuleHelp {
  readonly id: string; // a clause of the settled rules, such as TP-01
  readonly title: string;
  readonly words: string;
}

export interface RuleChapter {
  readonly title: string;
  readonly clauses: readonly RuleHelp[];
}

/** In the order in which one reads them. */
export const RULE_CHAPTERS: readonly RuleChapter[] = data.chapters;
