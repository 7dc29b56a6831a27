import { beforeAll, describe, expect, it } from 'vitest';
import { drillOfPuzzle, PUZZLES, type Puzzle } from '#games/traction/help/puzzles/puzzles.ts';
import type { ScenarioTable } from '#games/traction/scenario/table.ts';
import { TRACTION_LESSONS } from '#games/traction/help/lessons.ts';
import { oneIn } from '../../../effort.ts';
import { begun, realTable, verdictAfter } from './support.ts';

let table: ScenarioTable;
beforeAll(async () => {
  table = await realTable();
});

const partOf = (puzzle: Puzzle) => {
  const [part, ...more] = drillOfPuzzle(puzzle, 1).parts;
  if (part === undefined || more.length > 0) throw new Error('a puzzle has one part');
  return part;
};

const named = PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const);

describe('puzzles', () => {
  it('are at least 20, of both kinds and of pieces of every size', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(20);
    expect(new Set(PUZZLES.map(({ goal }) => goal))).toEqual(new Set(['win', 'past']));
    expect(new Set(PUZZLES.map(({ piece }) => piece.slice(2, 3))).size).toBeGreaterThanOrEqual(2);
  });

  it('are all different, from matches of their own, and named by number', () => {
    for (const goal of ['win', 'past'] as const) {
      const ofKind = PUZZLES.filter((puzzle) => puzzle.goal === goal);
      expect(new Set(ofKind.map(({ from }) => from.seed)).size).toBe(ofKind.length);
    }
    const { puzzles } = TRACTION_LESSONS;
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(PUZZLES.length);
    expect(new Set(puzzles.map(({ title }) => title)).size).toBe(PUZZLES.length);
  });

  it.each(named)('%s is open at first', (_id, puzzle) => {
    expect(partOf(puzzle).judge(begun(table, partOf(puzzle)))).toEqual({ state: 'open' });
  });

  it.each(oneIn(8, named))('%s can be done', (_id, puzzle) => {
    expect(verdictAfter(table, partOf(puzzle), [puzzle.solution])).toMatchObject({ state: 'passed' });
  });

  it.each(oneIn(8, named))('%s is not done by the plain walk, which is a foul', (_id, puzzle) => {
    expect(verdictAfter(table, partOf(puzzle), [puzzle.plain])).toMatchObject({
      state: 'failed',
      clause: expect.stringMatching(/^TR-/),
    });
  });
});
