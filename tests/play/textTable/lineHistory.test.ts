import { describe, expect, it } from 'vitest';
import { lineInSight, lookBack, NO_LINES, typedLine } from '#play/textTable/lineHistory.ts';

const after = (...lines: readonly string[]) => lines.reduce(typedLine, NO_LINES);

describe('lines that were typed', () => {
  it('come back from the last to the first, and stay at the first', () => {
    const back = [1, 2, 3].map((times) =>
      Array.from({ length: times }).reduce(
        (history: typeof NO_LINES) => lookBack(history, -1, ''),
        after('look', 'where L1'),
      ),
    );
    expect(back.map(lineInSight)).toEqual(['where L1', 'look', 'look']);
  });

  it('give back what was being typed when one has looked back and on again', () => {
    const back = lookBack(after('look'), -1, 'wal');
    expect([lineInSight(back), lineInSight(lookBack(back, 1, 'look'))]).toEqual(['look', 'wal']);
  });

  it('are kept once where the same was typed twice in a row, and not at all where nothing was', () => {
    expect(after('look', 'look', '  ', 'end', 'look').lines).toEqual(['look', 'end', 'look']);
  });

  it('are no more than a hundred', () => {
    const many = after(...Array.from({ length: 150 }, (_, i) => `line ${i}`));
    expect([many.lines.length, many.lines[0], many.at]).toEqual([100, 'line 50', 100]);
  });
});
