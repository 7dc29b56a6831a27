import { expect, test } from 'vitest';
import { makeRoute, parseRoute } from '#play/route.ts';
import { clauseOfExample, exampleId } from '#play/traction/teach/exampleIds.ts';

test('an example is watched under a name of its own, which no match has', () => {
  expect(clauseOfExample(exampleId('TR-10'))).toBe('TR-10');
  expect(clauseOfExample('0123456789abcdef')).toBeNull();
  const route = { page: 'watch', id: exampleId('TR-10'), ruling: null } as const;
  expect(parseRoute(makeRoute(route))).toEqual(route);
});
