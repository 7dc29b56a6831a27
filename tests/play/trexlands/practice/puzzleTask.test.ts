import { expect, it } from 'vitest';
import { PUZZLES } from '#games/trexlands/help/puzzles/puzzles.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { puzzleTask } from '#play/trexlands/practice/puzzleTask.ts';
import { seat } from '#sim/ids.ts';

it('a puzzle that was missed says how many X were scored of how many', () => {
  const puzzle = PUZZLES.find(({ kind }) => kind === 'score');
  if (puzzle === undefined) throw new Error('there is no such puzzle');
  const [part] = puzzleTask(puzzle).parts;
  const { position } = puzzle;
  const camps = position.camps.map((camp) => (camp.seat === 0 ? { ...camp, x: camp.x + 1 } : camp));
  const over = {
    action: { do: 'pass', seat: seat(0) },
    events: [{ type: 'turn-ended', seat: seat(0), by: 'choice' }],
    before: { state: position },
  };
  const match = { log: [over], state: { ...position, camps } } as unknown as TrexlandsMatch;
  expect(part?.judge(match as never)).toMatchObject({
    state: 'failed',
    words: expect.stringContaining(`You scored 1 of ${puzzle.wanted} X.`),
  });
});
