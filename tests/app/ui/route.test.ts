import { describe, expect, it } from 'vitest';
import { makeRoute, parseRoute, type Route } from '../../../src/app/ui/route.ts';

describe('the address', () => {
  const ROUTES: readonly Route[] = [
    { page: 'start' },
    { page: 'new', game: null },
    { page: 'new', game: 'chess' },
    { page: 'text' },
    { page: 'match', id: '0a1b2c3d' },
    { page: 'link', packed: '1.AVq9fw.q1ZKVLIyrAUA' },
    { page: 'watch', id: '0a1b2c3d', ruling: null },
    { page: 'watch', id: '0a1b2c3d', ruling: { action: 12, ruling: 0 } },
    { page: 'read', id: '0a1b2c3d' },
    { page: 'own', path: '/learn/keep-clear' },
  ];

  it.each(ROUTES)('of $page leads there again', (route) => {
    expect(parseRoute(makeRoute(route))).toEqual(route);
  });

  it('without a hash is the start page', () => {
    expect(parseRoute('')).toEqual({ page: 'start' });
  });

  it.each(['#/matches', '#/match/', '#/match/../../x', '#/match/<script>', `#/match/${'x'.repeat(65)}`, '#new'])(
    '%s may be a page of some game',
    (hash) => {
      expect(parseRoute(hash)).toEqual({ page: 'own', path: hash.slice(1) });
    },
  );
});
