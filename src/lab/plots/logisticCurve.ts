import type { Point } from './plot.ts';

const STEPS = 100;

/** A fitted logistic curve between two ends, by the dose at which half hold and its slope there. */
export const logisticCurve = (
  half: number,
  slope: number,
  [low, high]: readonly [number, number],
  of: string,
): readonly Point[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => {
    const x = low + ((high - low) * i) / STEPS;
    return { x, y: 1 / (1 + Math.exp(-(x - half) * slope)), of };
  });
