// Texts about how steady a hand was.

const mm = (value: number): string => `${value.toFixed(2)} mm`;

const LEAST_MM = 0.01;

/** Rounded, but never on to what is allowed: one sees from the figure whether it is within. */
function onItsSide(slipMm: number, mostMm: number): number {
  if (slipMm < mostMm) return Math.min(slipMm, mostMm - LEAST_MM);
  return slipMm > mostMm ? Math.max(slipMm, mostMm + LEAST_MM) : slipMm;
}

export const steadiness = {
  mm,
  slipped: (slipMm: number, mostMm: number) =>
    `The corner slipped ${mm(onItsSide(slipMm, mostMm))}; over ${mostMm} mm is a foul.`,
  ask: 'How steady were the hands?',
  caption: (mostMm: number) => `How far the standing corner slid in each step. More than ${mostMm} mm is a foul.`,
  player: 'Player',
  steps: 'Steps',
  mean: 'Average slide',
  worst: 'Longest slide',
  fouls: 'Fouls',
} as const;
