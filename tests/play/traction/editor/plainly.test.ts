import { expect, it } from 'vitest';
import { plainly } from '#play/traction/editor/plainly.ts';

it.each([
  [
    "$.pieces[4] is 0-S1 at (59.99, 209.54); expected a piece wholly on the table or wholly on a pad, and this one is partly on seat 0's pad.",
    "Blue’s S1 at (59.99, 209.54): expected a piece wholly on the table or wholly on a pad, and this one is partly on Blue's pad.",
  ],
  [
    "$.home[0] is 0-S1 at (5, 6); expected a place at which it stands wholly on seat 0's pad.",
    "Blue’s S1 at (5, 6): expected a place at which it stands wholly on Blue's pad.",
  ],
  ['$.version is 7; expected 1.', '$.version is 7; expected 1.'],
])('%s is said as of a table', (message, plain) => {
  expect(plainly({ message })).toBe(plain);
});
