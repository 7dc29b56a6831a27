import { describe, expect, it } from 'vitest';
import { carriedOut } from '#bots/trexlands/puzzles/carryOut.ts';
import { puzzlesIn } from '#bots/trexlands/puzzles/find.ts';
import { doubtsIn, leastToHold, LEARNER } from '#bots/trexlands/puzzles/judge.ts';
import { verdictAfter } from '#bots/trexlands/puzzles/proof.ts';
import { PUZZLES, PUZZLE_KINDS, type Puzzle } from '#games/trexlands/help/puzzles/puzzles.ts';
import { asked } from '#games/trexlands/asked.ts';
import { ledgerOf } from '../../games/trexlands/ledger.ts';
import { OPTIONS_BY } from '#games/trexlands/options.ts';
import { campOf } from '#games/trexlands/queries.ts';

const named = PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const);
const ofKind = (kind: Puzzle['kind']) => named.filter(([, puzzle]) => puzzle.kind === kind);

describe('puzzles of Trexlands', () => {
  it('are at least 15, of every kind, and named by number', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(15);
    expect(new Set(PUZZLES.map(({ kind }) => kind))).toEqual(new Set(PUZZLE_KINDS));
    expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
  });

  it.each(named)('%s is a position in which the learner is asked', (_id, { position }) => {
    expect(asked(position)).toContain(LEARNER);
  });

  it.each(named)('%s is by the rule text, as matches are by default', (_id, { position }) => {
    expect(position.options).toEqual(OPTIONS_BY.text);
  });

  it.each(named)('%s can be done', (_id, puzzle) => {
    expect(verdictAfter(puzzle, puzzle.solution)).toMatchObject({ state: 'solved' });
  });

  it.each(named)('%s is not done by the plain move, nor by doing nothing', (_id, puzzle) => {
    expect(verdictAfter(puzzle, puzzle.plain)).toMatchObject({ state: 'missed' });
    const nothing = puzzle.position.phase.name === 'arena' ? 'ready' : 'pass';
    expect(verdictAfter(puzzle, [nothing])).toMatchObject({ state: 'missed' });
  });

  it.each(named)('%s is found again by the search that found it', (_id, puzzle) => {
    const [found] = puzzlesIn(puzzle.position, [puzzle.kind]).filter(({ wanted }) => wanted === puzzle.wanted);
    expect(found).toMatchObject({ solution: puzzle.solution, plain: puzzle.plain });
  });

  it.each(named)('%s leaves every V where the bank knows of it', (_id, { position }) => {
    const { issued, returned, onBoard, inCamps, committed } = ledgerOf(position);
    expect(onBoard + inCamps + committed).toBe(issued - returned);
  });
});

describe('a battle that is worth it', () => {
  it.each(ofKind('battle'))('%s has odds clearly better than any battle elsewhere', (_id, puzzle) => {
    const { best, elsewhere } = puzzle.odds ?? { best: 0, elsewhere: 1 };
    expect(best).toBeGreaterThan(elsewhere + 0.05);
    expect(verdictAfter(puzzle, puzzle.solution)).toMatchObject({ share: best });
    expect(verdictAfter(puzzle, puzzle.plain)).toMatchObject({ share: elsewhere });
  });
});

describe('a card that is a bluff', () => {
  it.each(ofKind('bluff'))(
    '%s must be one by what has been seen, and is one; the others need not be',
    (_id, puzzle) => {
      const { phase } = puzzle.position;
      if (phase.name !== 'arena') throw new Error('it is about the arena');
      const sure = doubtsIn(puzzle.position).filter(({ doubt }) => doubt === 1);
      expect(sure).toHaveLength(1);
      const called = carriedOut(puzzle.position, puzzle.solution)?.log.at(0)?.events[0];
      expect(called).toMatchObject({ type: 'challenged', owner: sure[0]?.owner, slot: sure[0]?.slot });
    },
  );
});

describe('a bid that holds', () => {
  it.each(ofKind('bid'))(
    '%s cannot be overbid or tied with all that a rival has, and one V less can',
    (_id, puzzle) => {
      const least = leastToHold(puzzle.position, puzzle.wanted) ?? 0;
      expect(puzzle.solution).toEqual([`bid ${puzzle.wanted} ${least}`]);
      expect(campOf(puzzle.position, LEARNER).coins).toBeGreaterThanOrEqual(least);
      expect(verdictAfter(puzzle, [`bid ${puzzle.wanted} ${least - 1}`])).toMatchObject({ state: 'missed' });
      expect(verdictAfter(puzzle, [`bid ${puzzle.wanted} ${least + 1}`])).not.toMatchObject({ state: 'solved' });
    },
  );
});
