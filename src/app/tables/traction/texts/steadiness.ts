// Texts about how steady a hand was.

const mm = (value: number): string => `${value.toFixed(2)} mm`;

export const steadiness = {
  mm,
  slipped: (slipMm: number, mostMm: number) => `Slipped ${mm(slipMm)} of the allowed ${mostMm.toFixed(2)}`,
  slippedNote: 'How far the corner that the piece stood on slid in the last step. More than is allowed is a foul.',
  caption: (mostMm: number) => `How steady the hands were: slips of the corner, of ${mm(mostMm)} allowed`,
  player: 'Player',
  steps: 'Steps',
  mean: 'Mean slip',
  worst: 'Greatest slip',
  fouls: 'Fouls',
} as const;
