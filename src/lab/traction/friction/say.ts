import type { FrictionAnswer, FrictionRow, Threshold } from './answer.ts';

const DIGITS = 3;

const at = (coefficient: number): string => coefficient.toFixed(DIGITS);

/** Where half of the steps hold, for each size and hand, beside theory; empty where only one coefficient was tried. */
export const frictionSays = ({ thresholds, rows }: FrictionAnswer): string =>
  new Set(rows.map(({ friction }) => friction)).size < 2
    ? ''
    : thresholds.map((threshold) => saidOf(threshold, ofThreshold(threshold, rows))).join('\n');

const ofThreshold = ({ size, hand }: Threshold, rows: readonly FrictionRow[]): readonly FrictionRow[] =>
  rows.filter((row) => row.size === size && row.hand === hand);

function saidOf({ size, hand, half, low, high, theory, tipN }: Threshold, rows: readonly FrictionRow[]): string {
  const who = `${size}, ${hand}: half of the steps hold`;
  const beside = `; in theory at ${at(theory)}, tipped by ${(1000 * tipN).toFixed(1)} mN.`;
  if (half !== null && low !== null && high !== null)
    return `${who} at ${at(half)} (95 %: ${at(low)} to ${at(high)})${beside}`;
  const none = Math.max(...rows.filter(({ share }) => share < 1 / 2).map(({ friction }) => friction));
  const most = Math.min(...rows.filter(({ share }) => share >= 1 / 2).map(({ friction }) => friction));
  if (none < most && Number.isFinite(most - none)) return `${who} somewhere from ${at(none)} to ${at(most)}${beside}`;
  if (Number.isFinite(most)) return `${who} at ${at(most)} already${beside}`;
  return `${who} at none of these coefficients${beside}`;
}
