/** So many of so many trials held. */
export interface Count {
  readonly held: number;
  readonly trials: number;
}

/**
 * Shares that never fall from one count to the next, as near to the counts as that allows: pool adjacent violators (M.
 * Ayer and others, 1955). Half a success and half a failure are added to each pool (H. Jeffreys), so that no finite
 * number of trials makes anything impossible.
 */
export function risingShares(counts: readonly Count[]): readonly number[] {
  const pools: { held: number; trials: number; size: number }[] = [];
  for (const { held, trials } of counts) {
    let next = { held, trials, size: 1 };
    for (let last = pools.at(-1); last !== undefined && isAbove(last, next); last = pools.at(-1)) {
      pools.pop();
      next = { held: last.held + next.held, trials: last.trials + next.trials, size: last.size + next.size };
    }
    pools.push(next);
  }
  return pools.flatMap(({ held, trials, size }) => Array<number>(size).fill((held + 1 / 2) / (trials + 1)));
}

const isAbove = (a: Count, b: Count): boolean => a.held * b.trials > b.held * a.trials;

/** The share between two doses goes straight; outside of all it stays. `doses` rise. */
export function shareAt(doses: readonly number[], shares: readonly number[], dose: number): number {
  const above = doses.findIndex((one) => one >= dose);
  const [x1, y1] = [doses[above], shares[above]];
  if (x1 === undefined || y1 === undefined) return shares.at(-1) ?? Number.NaN;
  const [x0, y0] = [doses[above - 1], shares[above - 1]];
  if (x0 === undefined || y0 === undefined) return y1;
  return y0 + ((y1 - y0) * (dose - x0)) / (x1 - x0);
}
