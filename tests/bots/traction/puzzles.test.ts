import { beforeAll, describe, expect, it } from 'vitest';
import { thoughtOut } from '#bots/bot.ts';
import { waysPast } from '#bots/traction/puzzles/find.ts';
import { isProved, lineOf } from '#bots/traction/puzzles/make.ts';
import { drillOfPuzzle, PUZZLES, type Puzzle } from '#games/traction/help/puzzles/puzzles.ts';
import type { ScenarioTable } from '#games/traction/scenario/table.ts';
import { inSoak } from '../../effort.ts';
import { begun, realTable } from '../../games/traction/help/support.ts';

let table: ScenarioTable;
beforeAll(async () => void (table = await realTable()));

function puzzleOf(id: string): Puzzle {
  const found = PUZZLES.find((puzzle) => puzzle.id === id);
  if (found === undefined) throw new Error(`there is no puzzle ${id}`);
  return found;
}

/** The lines of the plain walks of the puzzle's piece, the best first. */
function plainLinesOf(puzzle: Puzzle): readonly string[] {
  const [part] = drillOfPuzzle(puzzle, 1).parts;
  if (part === undefined) throw new Error('a puzzle has a part');
  const ways = thoughtOut(waysPast(begun(table, part).state));
  return ways.find(({ around }) => around.piece === puzzle.piece)?.plain.map(lineOf) ?? [];
}

const PUZZLE = 'puzzle-win-12';

describe('a puzzle that is looked for', () => {
  inSoak(() => {
    it('is compared with several plain walks, all different, of which the best is kept, and is one if none does it', () => {
      const puzzle = puzzleOf(PUZZLE);
      const lines = plainLinesOf(puzzle);
      expect(lines[0]).toBe(puzzle.plain);
      expect(lines.length).toBeGreaterThan(3);
      expect(new Set(lines).size).toBe(lines.length);
      expect(isProved(table, puzzle, lines.slice(1))).toBe(true);
    });

    it('is none if the best is a foul, and another does it', () => {
      const puzzle = puzzleOf('puzzle-win-9');
      expect(isProved(table, puzzle, [])).toBe(true);
      expect(isProved(table, puzzle, plainLinesOf(puzzle).slice(1))).toBe(false);
    });
  });

  it('is none if the best is no foul', () => {
    const puzzle = puzzleOf(PUZZLE);
    expect(isProved(table, { ...puzzle, plain: puzzle.solution }, [])).toBe(false);
  });
});
