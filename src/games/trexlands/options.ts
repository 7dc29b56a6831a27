import { fault, ok, type Result } from '../../sim/result.ts';

/** Which ties of bids void a card: the highest bids' only (TX-34), or any two equal bids on it. */
export const TIE_RULES = ['highest', 'any'] as const;
export type TieRule = (typeof TIE_RULES)[number];

/** House rules, each with its default. */
export interface TrexlandsOptions {
  /** TX-12: obstacles between, within and at the City as the Terra cards show them; off, every edge is open. */
  readonly obstacles: boolean;
  readonly ties: TieRule;
  /** TX-60: turn cycles after which the match is decided as it stands; null plays on for ever. */
  readonly cycleLimit: number | null;
  /** TX-62: hands also choose how a truck is turned as it is let go, and about which axis it spins; off, both are drawn. */
  readonly freeThrow: boolean;
}

export const STANDARD_OPTIONS: TrexlandsOptions = { obstacles: true, ties: 'highest', cycleLimit: 40, freeThrow: false };

export const CYCLE_LIMITS = { min: 1, max: 400 } as const;

/** House rules that can be played by. Fault: `bad-option`, with the path in a header. */
export function checkOptions(options: TrexlandsOptions): Result<TrexlandsOptions> {
  const { cycleLimit } = options;
  const { min, max } = CYCLE_LIMITS;
  if (cycleLimit === null || (Number.isInteger(cycleLimit) && cycleLimit >= min && cycleLimit <= max)) return ok(options);
  return fault('bad-option', `The house rule cycleLimit is ${cycleLimit}; expected a whole number from ${min} to ${max}, or null.`, '$.options.cycleLimit');
}
