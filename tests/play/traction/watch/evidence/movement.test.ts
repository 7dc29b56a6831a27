import { expect, test } from 'vitest';
import { movementOf } from '#play/traction/watch/evidence/movement.ts';
import { STANDARD_TOLERANCE } from '#games/traction/referee/tolerance.ts';
import { ruling } from '../../../../games/traction/support.ts';

const words = (
  code: 'crash' | 'jiggle',
  movedMm: number,
  turnedDeg: number,
  pose: 'upright' | 'flat' = 'upright',
): string =>
  movementOf(ruling(code, '0-L1', '1-S1'), { movedMm, turnedDeg, pose, startPose: 'upright' }, STANDARD_TOLERANCE);

test('a movement is told by what it was the most of: a way, a turn, or a fall', () => {
  expect([words('crash', 1.6, 0.4), words('crash', 0.3, 5.26), words('crash', 9, 80, 'flat')]).toEqual([
    '1.6 mm',
    'turned 5.3°',
    'not as it stood',
  ]);
});

test('what is allowed says so, and of how much', () => {
  expect([words('jiggle', 0.5, 0.1), words('jiggle', 0.1, 1.5)]).toEqual([
    '0.50 mm of 1 mm: allowed',
    '1.5° of 2°: allowed',
  ]);
});

test('of a piece that is not on the table there is nothing to say', () => {
  expect(movementOf(ruling('crash', '0-L1'), undefined, STANDARD_TOLERANCE)).toBe('');
});
