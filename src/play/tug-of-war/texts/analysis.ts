import type { TurningPoint } from '#bots/turningPoints.ts';

// Texts of the analysis of a match.

/** A chance at which a way to win was found; the end itself is beyond it. */
const FOUND = 0.985;

/** The value of a position for a player, in words. */
function standing(value: number): string {
  if (value >= 1) return 'won';
  if (value <= 0) return 'lost';
  if (value > FOUND) return 'as good as won';
  return value < 1 - FOUND ? 'as good as lost' : `${Math.round(100 * value)} % to win`;
}

export const analysis = {
  lead: 'The keen computer player weighs every position and looks four turns ahead: a player’s chance to win against a player like itself. It is an estimate, and no proof.',
  standing,
  /** `words` tell who did what, as a sentence. */
  point: (_: string, turn: number, words: string, { best, left }: Pick<TurningPoint, 'best' | 'left'>): string =>
    `Turn ${turn}: ${words} It could have been ${standing(best)}, and was ${standing(left)}.`,
  playOnNote: 'A new match of the same players goes on from this position, with the clocks as they stood.',
} as const;
