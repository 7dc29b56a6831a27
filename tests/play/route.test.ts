import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packLink } from '#engine/files/link.ts';
import { makeRoute, parseRoute, type Route } from '#play/route.ts';

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

  it.each(['#/matches', '#/match/', '#/match/../../x', `#/match/${'x'.repeat(65)}`, '#new'])(
    '%s may be a page of some game',
    (hash) => {
      expect(parseRoute(hash)).toEqual({ page: 'own', path: hash.slice(1).replace(/\/$/, '') });
    },
  );

  it('with a character that was cut is no page, and says so', () => {
    expect(parseRoute('#/%E0%A4%A').page).toBe('own');
  });

  it('has nothing in it that no address has', () => {
    expect(parseRoute('#/match/<script>')).toEqual({ page: 'own', path: '/match' });
  });
});

/** Twenty links of as many texts, with every letter that a link can have. */
const PACKED = fc.string({ maxLength: 300 }).map((text) => {
  const link = packLink(text);
  return link.ok ? link.value : '';
});
const BEHIND = [
  '.',
  ')',
  ').',
  ',',
  '>',
  '"',
  '”',
  '»',
  '’',
  '…',
  '...',
  ';',
  ':',
  '!',
  '?',
  ']',
  '}',
  '*',
  '|',
  '\\',
  '.,',
  '.)',
  '/',
  './',
  '/?utm_source=mail',
  '%2F',
  '&amp;utm_campaign=table',
  '&amp;',
  '&fbclid=IwAR0x_y-z.1',
  '?utm_source=mail&utm_medium=a',
  '#',
  '#top',
  '%20',
  '%22',
  '%3E',
  '%29',
  '%0A',
  '%E2%80%A6',
  '%E2%80%8B',
  '%E2%80',
  '\u200b',
  '\ufeff',
  ' ',
  '\r\n',
] as const;
const WITHIN = [
  ' ',
  '\n',
  '\r\n',
  '\t',
  '=\r\n',
  '\n> ',
  '\r\n> > ',
  '%20',
  '%0D%0A',
  '%0A%3E%20',
  '%2520',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u200c',
  '\u2060',
  '\ufeff',
  '\u200e',
  '%E2%80%8B',
  '%C2%AD',
  '%25E2%2580%258B',
] as const;
const percented = (text: string): string =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`).join('');

describe('a link that has travelled', () => {
  const leadsThere = (hash: string, packed: string): void => {
    expect(parseRoute(hash)).toEqual({ page: 'link', packed });
  };

  it.each(BEHIND)('with %j behind it leads where it did', (behind) => {
    fc.assert(
      fc.property(PACKED, (packed) => leadsThere(`#/link/${packed}${behind}`, packed)),
      { numRuns: 20 },
    );
  });

  it.each(WITHIN)('with %j in it, here and there, leads where it did', (within) => {
    fc.assert(
      fc.property(
        PACKED,
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 5 }),
        (packed, places) => {
          const gapped = [...packed].map((letter, i) => (places.includes(i) ? within + letter : letter)).join('');
          leadsThere(`#/link/${gapped}${places.includes(packed.length) ? within : ''}`, packed);
        },
      ),
      { numRuns: 20 },
    );
  });

  it.each([
    ['once', (text: string) => percented(text)],
    ['twice', (text: string) => percented(percented(text))],
    ['in small letters', (text: string) => percented(text).toLowerCase()],
  ])('with letters encoded %s leads where it did', (_how, encoded) => {
    fc.assert(
      fc.property(PACKED, (packed) => {
        leadsThere(`#/link/${packed.replace(/[._-]/g, encoded)}`, packed);
        leadsThere(`#${encoded('/link/')}${packed}`, packed);
      }),
      { numRuns: 20 },
    );
  });

  it('with hyphens that a text program has made of its own leads where it did', () => {
    for (const [hyphens, made] of [
      ['--', '\u2014'],
      ['--', '\u2013'],
      ['-', '\u2011'],
      ['-', '\u2010'],
      ['-', '%E2%88%92'],
    ] as const)
      leadsThere(`#/link/1.AVq9fw.q1${made}ZK`, `1.AVq9fw.q1${hyphens}ZK`);
  });

  it('to any other page leads there, too', () => {
    expect(parseRoute('#/match/0a1b2c3d),')).toEqual({ page: 'match', id: '0a1b2c3d' });
    expect(parseRoute('#/new/chess?utm_source=mail')).toEqual({ page: 'new', game: 'chess' });
    expect(parseRoute('#/learn/keep%2Dclear.')).toEqual({ page: 'own', path: '/learn/keep-clear' });
    expect(parseRoute('#/&fbclid=IwAR0')).toEqual({ page: 'start' });
  });
});
