// Texts about how steady a hand was.

const mm = (value: number): string => `${value.toFixed(2)} mm`;

export const steadiness = {
  mm,
  slipped: (slipMm: number, mostMm: number) => `The corner slipped ${mm(slipMm)}; over ${mostMm} mm is a foul.`,
  caption: (mostMm: number) => `How steady the hands were: slips of the corner, of ${mm(mostMm)} allowed`,
  player: 'Player',
  steps: 'Steps',
  mean: 'Mean slip',
  worst: 'Greatest slip',
  fouls: 'Fouls',
} as const;
