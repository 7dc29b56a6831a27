import { logisticCurve } from '#lab/plots/logisticCurve.ts';
import type { Layer, Plot } from '#lab/plots/plot.ts';
import data from './tackle.json' with { type: 'json' };
import type { TackleRow } from './tackleAnswer.ts';

const ENDS = [data.leastGapMm, data.mostGapMm] as const; // of what was tried

/** A plot for each ground and hand: the share of hits by millimetres with its interval, the fitted curves over it. */
export function tacklePlots(rows: readonly TackleRow[], placeOf: (row: TackleRow) => string): readonly Plot[] {
  return [...new Set(rows.map(placeOf))].map((place): Plot => ({
    id: `tackles-${place.replaceAll(/[^a-z0-9]+/g, '-')}`,
    title: `How far a tackle reaches: ${place}`,
    says: 'How many tackles hit, by how far the nearest point of the piece stood beyond the circle that the far corner sweeps.',
    x: { label: 'beyond the circle of the far corner, mm', domain: ENDS },
    y: { label: 'tackles that hit', domain: [0, 1], percent: true },
    layers: [{ mark: 'rule', x: 0, says: 'theory' }, ...rows.filter((row) => placeOf(row) === place).flatMap(layersOf)],
  }));
}

function layersOf({ size, bins, beyondMm, slope }: TackleRow): readonly Layer[] {
  const dots = bins.map(({ leastMm, mostMm, share, low, high }) => ({
    x: (leastMm + mostMm) / 2,
    y: share,
    low,
    high,
    of: size,
  }));
  if (beyondMm === null || slope === null) return [{ mark: 'dots', dots }];
  const points = logisticCurve(beyondMm, slope, ENDS, size);
  return [
    { mark: 'line', points },
    { mark: 'dots', dots },
  ];
}
