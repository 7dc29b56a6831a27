import { describe, expect, it } from 'vitest';
import { makeRoute, parseRoute, type Route } from '../../../src/app/ui/route.ts';

describe('the address', () => {
  const ROUTES: readonly Route[] = [
    { page: 'start' },
    { page: 'new' },
    { page: 'text' },
    { page: 'match', id: '0a1b2c3d' },
    { page: 'link', packed: '1.AVq9fw.q1ZKVLIyrAUA' },
    { page: 'rules', clause: null },
    { page: 'rules', clause: 'TR-10' },
    { page: 'drills' },
    { page: 'drill', id: 'keep-clear' },
    { page: 'watch', id: '0a1b2c3d', ruling: null },
    { page: 'watch', id: '0a1b2c3d', ruling: { action: 12, ruling: 0 } },
    { page: 'read', id: '0a1b2c3d' },
    { page: 'bench', packed: null },
    { page: 'bench', packed: '1.AVq9fw.q1ZKVLIyrAUA' },
    { page: 'bench', packed: '1.AVq9fw.q1ZK', back: { page: 'match', id: '0a1b' } },
    { page: 'bench', packed: '1.AVq9fw.q1ZK', back: { page: 'watch', id: '0a1b', ruling: null } },
  ];

  it.each(ROUTES)('of $page leads there again', (route) => {
    expect(parseRoute(makeRoute(route))).toEqual(route);
  });

  it('of a bench that leads back to no match is that of the bench', () => {
    expect(parseRoute('#/bench/1.AVq9fw.q1ZK/from/bench/1.a/from/match/x')).toEqual({
      page: 'bench',
      packed: '1.AVq9fw.q1ZK',
    });
  });

  it('without a hash is the start page', () => {
    expect(parseRoute('')).toEqual({ page: 'start' });
  });

  it.each([
    '#/matches',
    '#/match/',
    '#/match/../../x',
    '#/match/<script>',
    `#/match/${'x'.repeat(65)}`,
    '#new',
    '#/rules/',
    '#/rules/TR-10/x',
    '#/learn/',
    '#/learn/a b',
  ])('%s is unknown', (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'unknown' });
  });
});
