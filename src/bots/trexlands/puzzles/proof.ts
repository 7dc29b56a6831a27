import type { Puzzle } from '#games/trexlands/help/puzzles/puzzles.ts';
import { carriedOut } from './carryOut.ts';
import { judgePuzzle, type PuzzleVerdict } from './judge.ts';

/** As much of a puzzle as its proof asks for. */
type Claimed = Omit<Puzzle, 'id' | 'from'>;

/** The verdict on lines typed one after the other; null where one is refused. */
export function verdictAfter(puzzle: Claimed, lines: readonly string[]): PuzzleVerdict | null {
  const tried = carriedOut(puzzle.position, lines);
  return tried === null ? null : judgePuzzle(puzzle as Puzzle, tried);
}

/** The solution carried out does it, and the plain move does not. */
export const isProved = (puzzle: Claimed): boolean =>
  verdictAfter(puzzle, puzzle.solution)?.state === 'solved' && verdictAfter(puzzle, puzzle.plain)?.state === 'missed';
