import type { TurningPoint } from '#bots/turningPoints.ts';

// Texts of the analysis of a match.

const chance = (value: number): string => `${Math.round(100 * value)} %`;

/** The value of a position for a player, in words. */
function standing(value: number): string {
  if (value >= 1) return 'won';
  return value <= 0 ? 'lost' : `${chance(value)} to win`;
}

/** `words` tell what was done, as a sentence. */
function point(seat: string, turn: number, words: string, { best, left, byChance }: TurningPoint): string {
  const before = `Turn ${turn}, ${seat}: ${words}`;
  return byChance
    ? `${before} The roll went against ${seat}: ${chance(best)} to win before it, ${chance(left)} after it.`
    : `${before} It could have been ${standing(best)}, and was ${standing(left)}.`;
}

export const analysis = {
  lead: 'The keen computer player weighs every position: a player’s chance to win, by its estimate. A choice is held against the best one of its turn before the trucks have rolled, so that bad luck is nobody’s mistake.',
  standing,
  point,
  noMove: (seat: string) => `${seat} makes no MOVE.`,
  playOnNote:
    'A new match of the same players goes on from this position. Cards lie as they lay, and chance throws as it did where trucks are handed to it.',
} as const;
