import { expect, it } from 'vitest';
import { gameTexts } from '#play/traction/texts.ts';

it.each([
  [0.1234, 'slipped 0.12 mm;'],
  [0.996, 'slipped 0.99 mm;'],
  [1, 'slipped 1.00 mm;'],
  [1.001, 'slipped 1.01 mm;'],
  [2.345, 'slipped 2.35 mm;'],
])('a slip of %f mm is told so that one sees whether it is within a millimetre', (slipMm, told) => {
  expect(gameTexts.steadiness.slipped(slipMm, 1)).toContain(told);
});
