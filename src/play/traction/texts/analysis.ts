import { DECIDED } from '#bots/traction/scale.ts';
import type { TurningPoint } from '#bots/turningPoints.ts';

// Texts of the analysis of a match.

const turns = (value: number): string => `${Math.abs(value).toFixed(1)} turns`;

/** The value of a position for a player, in words. */
function standing(value: number): string {
  if (value >= DECIDED) return 'as good as won';
  if (value <= -DECIDED) return 'as good as lost';
  if (Math.abs(value) < 0.05) return 'even';
  return `${turns(value)} ${value > 0 ? 'ahead' : 'behind'}`;
}

export const analysis = {
  lead: 'The keen computer player weighs every position: by how many turns a player is ahead in the race to a pad. It assumes that no step slips.',
  standing,
  point: (seat: string, turn: number, words: string, { best, left }: Pick<TurningPoint, 'best' | 'left'>) =>
    `Turn ${turn}, ${seat}: ${words}. It could have been ${standing(best)}, and was ${standing(left)}.`,
  playOnNote: 'A new match of the same players begins at this position, with a whole turn.',
} as const;
