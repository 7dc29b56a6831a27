import type { RuleSets } from '../../engine/ruleSets.ts';

/** The players' agreement before the first match. */
export interface TractorPullOptions {
  readonly characters: boolean;
  readonly locations: boolean;
  readonly items: boolean;
  /** TP-25: whether the strongest are ejected in overtime as well. */
  readonly overtimeEject: boolean;
}

export const STANDARD_OPTIONS = {
  characters: true,
  locations: true,
  items: true,
  overtimeEject: true,
} as const satisfies TractorPullOptions;

/** Measuring has found nothing to change: both sets are the rule text's. */
export const OPTIONS_BY: RuleSets<TractorPullOptions> = {
  text: STANDARD_OPTIONS,
  tuned: STANDARD_OPTIONS,
  before: STANDARD_OPTIONS,
};
