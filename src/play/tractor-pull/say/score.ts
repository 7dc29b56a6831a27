import type { MatchScore } from '#games/tractor-pull/state.ts';
import { winnersFirst } from '#games/tractor-pull/texts.ts';
import { texts } from '#play/texts.ts';

/** Matches of the winner and of the other, or of a single match its points. */
export function scoreOf(winner: number, results: readonly MatchScore[]): string | null {
  const [one, ...more] = results;
  if (one === undefined) return null;
  const won = results.filter((score) => score.winner === winner).length;
  const [first = 0, other = 0] = more.length === 0 ? winnersFirst(one) : [won, results.length - won];
  return texts.end.score(first, other);
}
