import { describe, expect, it } from 'vitest';
import { makeOwnRoute, parseOwnRoute, type OwnRoute } from '#play/traction/ownRoutes.ts';
import { parseRoute } from '#play/route.ts';

const at = (hash: string): OwnRoute | null => {
  const route = parseRoute(hash);
  return route.page === 'own' ? parseOwnRoute(route.path) : null;
};

describe('the address of a page that only Traction has', () => {
  const ROUTES: readonly OwnRoute[] = [
    { page: 'rules', clause: null },
    { page: 'rules', clause: 'TR-10' },
    { page: 'drills' },
    { page: 'puzzles' },
    { page: 'drill', id: 'keep-clear' },
    { page: 'editor', packed: null, back: null },
    { page: 'editor', packed: '1.AVq9fw.q1ZKVLIyrAUA', back: null },
    { page: 'editor', packed: '1.AVq9fw.q1ZK', back: { page: 'match', id: '0a1b' } },
    { page: 'editor', packed: '1.AVq9fw.q1ZK', back: { page: 'watch', id: '0a1b', ruling: null } },
    { page: 'practice', packed: '1.AVq9fw.q1ZK', hands: 'any', back: null },
    { page: 'practice', packed: '1.AVq9fw.q1ZK', hands: 'free', back: { page: 'match', id: '0a1b' } },
    {
      page: 'practice',
      packed: '1.AVq9fw.q1ZK',
      hands: 'trembling',
      back: { page: 'editor', packed: '1.a', back: { page: 'watch', id: '0a1b', ruling: null } },
    },
  ];

  it.each(ROUTES)('$page leads there again', (route) => {
    expect(at(makeOwnRoute(route))).toEqual(route);
  });

  it('of a editor that leads back to no match is that of the editor', () => {
    expect(at('#/bench/1.AVq9fw.q1ZK/from/bench/1.a/from/match/x')).toEqual({
      page: 'editor',
      packed: '1.AVq9fw.q1ZK',
      back: null,
    });
  });

  it('leads there with a slash behind it, too, as some programs end a link with one', () => {
    expect(at('#/rules/')).toEqual({ page: 'rules', clause: null });
    expect(at('#/learn/')).toEqual({ page: 'drills' });
  });

  it.each(['#/rules/TR-10/x', '#/learn/a/b', '#/practice/gloved/1.a', '#/chess'])('%s is none of them', (hash) => {
    expect(at(hash)).toBeNull();
  });
});
