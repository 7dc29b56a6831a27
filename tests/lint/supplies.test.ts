import { expect, it } from 'vitest';
import { allowedFor, licenceOf, satisfies } from '../../scripts/check-licences.mjs';
import { checkLock } from '../../scripts/check-lock.mjs';

const allowed = new Set(['MIT', 'ISC', 'CC0-1.0']);

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['GPL-3.0 OR MIT', true],
  ['(MIT AND ISC)', true],
  ['MIT AND (GPL-3.0 OR ISC)', true],
  ['GPL-3.0', false],
  ['MIT AND GPL-3.0', false],
  ['MIT OR', false],
  ['SEE LICENSE IN LICENSE', false],
  ['UNLICENSED', false],
  ['MIT GPL-3.0', false],
  ['(MIT', false],
  ['', false],
])('a licence of %j is acceptable: %j', (expression, expected) => {
  expect(satisfies(expression, allowed)).toBe(expected);
});

it('allows the licence of typefaces for typefaces alone', () => {
  expect(satisfies('OFL-1.1', allowedFor('@fontsource-variable/fredoka', true))).toBe(true);
  expect([true, false].map((shipped) => satisfies('OFL-1.1', allowedFor('three', shipped)))).toEqual([false, false]);
  expect(satisfies('GPL-3.0', allowedFor('@fontsource-variable/fredoka', true))).toBe(false);
});

it('reads the older ways to name a licence', () => {
  expect(licenceOf({ license: { type: 'MIT' } })).toBe('MIT');
  expect(licenceOf({ licenses: [{ type: 'MIT' }, { type: 'GPL-3.0' }] })).toBe('MIT OR GPL-3.0');
  expect(licenceOf({})).toBeNull();
  expect(licenceOf({ license: '' })).toBeNull();
});

it('wants versions pinned and a lock file that names no place', () => {
  const manifest = JSON.stringify({
    dependencies: { a: '1.2.3', b: 'npm:@x/y@1.2.3', c: '2.0.0-dev.3.10', d: '^1.2.3', e: 'npm:y@~1.2.3' },
    devDependencies: { f: 'latest' },
  });
  const lock = JSON.stringify({
    packages: {
      '': {},
      'node_modules/a': {},
      'node_modules/b': { resolved: 'somewhere' },
      'node_modules/c': { optionalDependencies: { 'c-linux': '1', 'c-win': '1', 'c-mac': '1' } },
      'node_modules/c/node_modules/c-linux': {},
      'node_modules/c-win': {},
    },
  });
  expect(checkLock(manifest, lock)).toEqual([
    expect.stringContaining('d is not pinned'),
    expect.stringContaining('e is not pinned'),
    expect.stringContaining('f is not pinned'),
    expect.stringContaining('node_modules/b names the place'),
    expect.stringContaining('c-mac is missing'),
  ]);
});

it('wants of packages that may be missing that they are optional, and that the tests have them', () => {
  const manifest = (own: object) =>
    JSON.stringify({ peerDependencies: { a: '^1.2.3' }, devDependencies: { a: '1.2.3' }, ...own });
  const optional = { peerDependenciesMeta: { a: { optional: true } } };
  const lock = JSON.stringify({ packages: {} });
  expect(checkLock(manifest(optional), lock)).toEqual([]);
  expect(checkLock(manifest({}), lock)).toEqual([expect.stringContaining('a is not optional')]);
  for (const other of [{}, { a: '1.3.0' }])
    expect(checkLock(manifest({ ...optional, devDependencies: other }), lock)).toEqual([
      expect.stringContaining('a is ^1.2.3'),
    ]);
});
