/** Two shares to be told apart by A. Wald's sequential test (1945); 0 < low < high < 1. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
}

/** The chance of each error, that of taking the high share for the low one and the other way round. */
export const ERROR = 0.05;

/** The log-likelihood ratio at which the high share is taken for true; at its negative the low one is: 2.944. */
export const BOUND = Math.log((1 - ERROR) / ERROR);

/** Log-likelihood ratio of the high share against the low one after so many wins of so many matches. */
export const evidenceFor = ({ low, high }: Hypotheses, wins: number, matches: number): number =>
  wins * Math.log(high / low) + (matches - wins) * Math.log((1 - high) / (1 - low));

/** `high` or `low`, whichever is shown; null while neither is. */
export function decisionOf(hypotheses: Hypotheses, wins: number, matches: number): 'high' | 'low' | null {
  const evidence = evidenceFor(hypotheses, wins, matches);
  if (evidence >= BOUND) return 'high';
  return evidence <= -BOUND ? 'low' : null;
}
