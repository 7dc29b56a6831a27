import { describe, expect, it } from 'vitest';
import data from '#play/tug-of-war/teach/examples.json' with { type: 'json' };
import { exampleOf } from '#play/tug-of-war/teach/examples.ts';
import { RULE_CHAPTERS } from '#games/tug-of-war/help/clauses.ts';
import { letterAt } from '#games/tug-of-war/modules/rope.ts';

/** Clauses about the table, the text or the start, of which a turn shows nothing. */
const WITHOUT = 'TW-01 TW-02 TW-15 TW-16 TW-21 TW-22 TW-23 TW-40 TW-43 TW-51 TW-52 TW-70 TW-71 TW-72 TW-73'.split(' ');

const CLAUSES = RULE_CHAPTERS.flatMap(({ clauses }) => clauses.map(({ id }) => id));

describe('an example of a rule of Tug of War', () => {
  it.each([
    ['TW-07', 'Ada gains a 5 and a 2: 7 counters taken.'],
    ['TW-11', 'Ada gains no card: 0 steps apart. Bo wins, as the rival has no card left.'],
    ['TW-13', 'Ada would play a 1 at the Rope, and is refused: Rope may not be used: you used it last'],
    ['TW-17', 'letter A, 1 between the hands plus 1'],
    ['TW-18', 'letter D, 1 machine won plus 1'],
    ['TW-32', `: letter ${letterAt(4)}`],
    ['TW-36', 'Ada plays 5 and 2 at the Race. Steps: Ada 6 and Bo 0.'],
    ['TW-42', 'Bo scores at the Collation: 1 of 2.'],
    ['TW-48', 'Bo wins the Maze.'],
    ['TW-59', 'Ada gains a 5: the point, without a grey tile.'],
    ['TW-63', 'Bo wins the Conker. Ada wins, with three machines.'],
    ['TW-69', 'your rival’s Block Move forbids it this turn'],
  ])('%s is worked out by the rules themselves', (clause, told) => expect(exampleOf(clause)).toContain(told));

  it('is there for every clause that a turn can show, and for no other', () => {
    for (const id of CLAUSES) {
      if (WITHOUT.includes(id)) expect(exampleOf(id), id).toBe(null);
      else expect(exampleOf(id), id).toMatch(/^Example\. .*\.$/);
    }
    expect(Object.keys(data.examples).filter((id) => !CLAUSES.includes(id))).toEqual([]);
  });

  it('names no seat by its number, and nobody red or blue', () => {
    for (const id of CLAUSES) expect(exampleOf(id) ?? '', id).not.toMatch(/[Ss]eat \d|\b(red|blue)\b/);
  });
});
