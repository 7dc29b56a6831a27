import type { Plot } from '#lab/plots/plot.ts';
import { roundedMean } from '#lab/rounded.ts';
import { meanOf, type Mean } from '#lab/statistics/mean.ts';
import type { Table } from '#lab/table.ts';
import { ACTIONS, ILLEGAL, nameOf } from './calls.ts';
import type { ToleranceCounts } from './count.ts';
import { tolerancesOf, type ToleranceParameters } from './parameters.ts';

/** How often a cause is called by a tolerance. */
export interface CallsRow {
  readonly moveMm: number;
  readonly yawDeg: number;
  readonly cause: string;
  readonly calls: number;
  /** A match, with the 95 % interval. */
  readonly each: Mean;
}

export interface ToleranceAnswer {
  readonly matches: number;
  /** Actions of hands, a match. */
  readonly actions: Mean;
  readonly rows: readonly CallsRow[];
}

export function toleranceAnswer(
  parameters: ToleranceParameters,
  { matches }: ToleranceCounts,
  trials: number,
): ToleranceAnswer {
  const each = (tolerance: number, cause: string) => matches.map((calls) => calls[nameOf(tolerance, cause)] ?? 0);
  const all = new Set(matches.flatMap((calls) => Object.keys(calls).map((name) => name.replace(/^\d+ /, ''))));
  const causes = [ILLEGAL, ...[...all].filter((cause) => cause !== ACTIONS && cause !== ILLEGAL).toSorted()];
  return {
    matches: trials,
    actions: roundedMean(meanOf(each(0, ACTIONS))),
    rows: causes.flatMap((cause) =>
      tolerancesOf(parameters).map(({ moveMm, yawDeg }, i) => {
        const calls = each(i, cause);
        return {
          moveMm,
          yawDeg,
          cause,
          calls: calls.reduce((sum, n) => sum + n, 0),
          each: roundedMean(meanOfCalls(calls)),
        };
      }),
    ),
  };
}

/** Of so many calls in all that are never seen, fewer come in 97.5 % of cases: -ln 0.025, Poisson's exact limit. */
const MOST_UNSEEN = 3.6888794541139363;

/** There is no less than no call; and none seen is not none ever. */
function meanOfCalls(calls: readonly number[]): Mean {
  const { mean, low, high } = meanOf(calls);
  if (mean === 0) return { mean, low: 0, high: MOST_UNSEEN / calls.length };
  return { mean, low: low === null ? null : Math.max(0, low), high };
}

export const toleranceTable = ({ rows }: ToleranceAnswer): Table => ({
  columns: ['cause', 'moved mm', 'turned deg', 'calls', 'a match', 'low 95 %', 'high 95 %'],
  rows: rows.map(({ cause, moveMm, yawDeg, calls, each }) => [
    cause,
    moveMm,
    yawDeg,
    calls,
    each.mean,
    each.low,
    each.high,
  ]),
});

/** Calls a match against the tolerance, a line a cause. */
export function tolerancePlots({ rows }: ToleranceAnswer): readonly Plot[] {
  const dots = rows.flatMap(({ moveMm, cause, each: { mean, low, high } }) =>
    mean === null ? [] : [{ x: moveMm, y: mean, of: cause, ...(low === null || high === null ? {} : { low, high }) }],
  );
  return [
    {
      id: 'calls',
      title: 'Calls a match',
      says: 'How often each cause is called in a match, against how far other pieces may be moved, with 95 % intervals.',
      x: { label: 'others may be moved by, mm' },
      y: { label: 'calls a match' },
      layers: [
        { mark: 'line', points: dots.map(({ x, y, of }) => ({ x, y, of })) },
        { mark: 'dots', dots },
      ],
    },
  ];
}
