import type { Result } from '../../../../sim/result.ts';

/** Where one can go from the table, and what can be taken along. What is left out is not offered. */
export interface Ways {
  readonly startHref: string;
  readonly newHref: string;
  /** The match from its beginning, to be watched. */
  readonly watchHref?: string;
  /** The match file. */
  readonly file?: () => string | Promise<Result<string>>;
  readonly onSameAgain?: () => void;
}
