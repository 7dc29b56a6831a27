import { expect, it } from 'vitest';
import { moreOf } from '#app/ui/useMore.ts';

it.each([
  ['nothing where all of it is in sight', { whole: 300, shown: 300, passed: 0 }, ''],
  ['nothing for its padding', { whole: 308, shown: 300, passed: 4 }, ''],
  ['what follows at its beginning', { whole: 900, shown: 300, passed: 0 }, 'after'],
  ['what is past at its end', { whole: 900, shown: 300, passed: 600 }, 'before'],
  ['both in its middle', { whole: 900, shown: 300, passed: 300 }, 'before after'],
])('a row that goes on tells %s', (_, lengths, more) => {
  expect(moreOf(lengths)).toBe(more);
});
