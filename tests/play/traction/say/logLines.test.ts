import { beforeAll, describe, expect, it } from 'vitest';
import { logLinesOf } from '#play/traction/say/logLines.ts';
import { exampleMatch } from '#play/traction/teach/exampleMatch.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { must } from '../../../games/traction/support.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** The lines of the match that shows a clause, its last action last. */
const lineOf = (clause: string): string | undefined => logLinesOf(must(exampleMatch(physics, clause))).at(-1)?.words;

describe('the line of a move that was a foul', () => {
  it('says that the piece fell, where no step came of it', () => {
    expect(lineOf('TR-25')).toBe('L1 fell over');
    expect(lineOf('TR-60')).toBe('L1 fell over');
  });

  it('says by which fault a tackle came to nothing', () => {
    expect(lineOf('TR-14')).toBe('L1 hit with its side');
    expect(lineOf('TR-16')).toBe('L1 hit a piece of its own side');
    expect(lineOf('TR-19')).toBe('L1 moved a piece by more than a nudge');
    expect(lineOf('TR-58')).toBe('L1 touched another piece before it was tipped');
  });

  it('tells the steps of a walk that had any', () => {
    expect(lineOf('TR-10')).toMatch(/^L1 walked 1 step, \d+ mm$/);
  });
});

it('a tackle that met nobody and broke no rule hit nothing', () => {
  expect(lineOf('TR-11')).toBe('M1 tackled and hit nothing');
});
