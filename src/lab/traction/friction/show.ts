import type { NamedShare } from '#lab/experiment.ts';
import { logisticCurve } from '#lab/plots/logisticCurve.ts';
import type { Layer, Plot, Point } from '#lab/plots/plot.ts';
import { quantileCells } from '#lab/statistics/quantile.ts';
import type { Table } from '#lab/table.ts';
import type { FrictionAnswer, Threshold } from './answer.ts';

export const frictionTable = ({ rows }: FrictionAnswer): Table => ({
  columns: [
    'surface',
    'friction',
    'size',
    'hand',
    'legal',
    'trials',
    'share',
    'low 95 %',
    'high 95 %',
    'slip median mm',
    'low 95 % mm',
    'high 95 % mm',
    'slip 90 % mm',
    'low 95 % mm',
    'high 95 % mm',
    'verdict',
  ],
  rows: rows.map((row) => [
    row.surface,
    row.friction,
    row.size,
    row.hand,
    row.legal,
    row.trials,
    row.share,
    row.low,
    row.high,
    ...quantileCells(row.slipMm).median,
    ...quantileCells(row.slipMm).p90,
    row.verdict,
  ]),
});

export const frictionShares = ({ rows }: FrictionAnswer): readonly NamedShare[] =>
  rows.map(({ surface, friction, size, hand, legal, trials }) => ({
    name: `${surface ?? friction}, ${size}, ${hand}`,
    count: legal,
    total: trials,
  }));

const PAD = 0.02; // coefficients to each side of the plot
/** A plot for each hand: shares with their intervals, the fitted curves over them, theory as a line across. */
export function frictionPlots({ rows, thresholds }: FrictionAnswer): readonly Plot[] {
  const all = rows.map(({ friction }) => friction);
  const domain: readonly [number, number] = [Math.min(...all) - PAD, Math.max(...all) + PAD];
  return [...new Set(rows.map(({ hand }) => hand))].map((hand) => {
    const own = thresholds.filter((one) => one.hand === hand);
    return {
      id: hand,
      title: `Steps that hold, by a ${hand} hand`,
      says: 'The share of legal steps against the coefficient of friction, with 95 % intervals and the fitted curve of each size.',
      x: { label: 'coefficient of friction', domain },
      y: { label: 'legal steps', domain: [0, 1], percent: true },
      layers: [
        ...theoryRules(own),
        { mark: 'line', points: own.flatMap((one) => curveOf(one, domain)) },
        {
          mark: 'dots',
          dots: rows
            .filter((row) => row.hand === hand)
            .map(({ friction, share, low, high, size }) => ({ x: friction, y: share, low, high, of: size })),
        },
      ],
    };
  });
}

const theoryRules = (thresholds: readonly Threshold[]): readonly Layer[] =>
  thresholds.map(({ theory, size }) => ({ mark: 'rule', x: theory, says: `theory ${size}` }));

const curveOf = ({ half, slope, size }: Threshold, ends: readonly [number, number]): readonly Point[] =>
  half === null || slope === null ? [] : logisticCurve(half, slope, ends, size);
