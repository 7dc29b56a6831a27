import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { cases, effortOf, inSoak, oneIn, runs, SEED, seeds, SOAKING } from '../effort.ts';

describe('how much the tests try', () => {
  it('is moderate and always the same by default', () => {
    expect(effortOf({}).soaking).toBe(false);
    expect(effortOf({ TUMBLETOP_SOAK: '' })).toEqual(effortOf({}));
  });

  it('is all of it in a soak, with another seed each time', () => {
    const soaks = Array.from({ length: 5 }, () => effortOf({ TUMBLETOP_SOAK: '1' }));
    for (const { soaking, seed } of soaks) expect([soaking, seed >= 1 && seed < 2 ** 31]).toEqual([true, true]);
    expect(new Set(soaks.map(({ seed }) => seed)).size).toBeGreaterThan(1);
  });

  it('is repeated by a seed', () => {
    expect(effortOf({ TUMBLETOP_SOAK: '1', TUMBLETOP_SEED: '77' })).toEqual({ soaking: true, seed: 77 });
  });

  it('counts on from the seed of a soak, and from 1 without one', () => {
    expect(seeds(3, 3)).toEqual(SOAKING ? [SEED, SEED + 1, SEED + 2] : [1, 2, 3]);
    expect(runs(20, 1000)).toBe(SOAKING ? 1000 : 20);
  });

  it('leaves cases and whole tests to a soak', () => {
    const all = [1, 2, 3, 4, 5, 6, 7];
    expect(cases([2, 5], all)).toEqual(SOAKING ? all : [2, 5]);
    expect(oneIn(3, all)).toEqual(SOAKING ? all : [1, 4, 7]);
    const declared: string[] = [];
    inSoak(() => void declared.push('a test'));
    expect(declared).toEqual(SOAKING ? ['a test'] : []);
  });

  it.each(['', '0', '1.5', 'x', String(2 ** 31)])('takes no %j for a seed', (seed) => {
    expect(() => effortOf({ TUMBLETOP_SEED: seed })).toThrow(/expected a whole number from 1/);
  });
});

describe('npm run soak', () => {
  const soak = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['scripts/soak.mjs', ...args], { encoding: 'utf8' });

  it('names its stages', () => {
    const { status, stdout } = soak('--help');
    expect(status).toBe(0);
    for (const stage of ['unit', 'firefox', 'mutation-rules']) expect(stdout).toContain(`  ${stage}`);
  });

  it.each([[['--only', 'nothing']], [['--seed', '0']], [['--seed', '2147483648']], [['--matches', 'some']]])(
    'runs nothing by %j',
    (args) => {
      const { status, stdout, stderr } = soak(...args);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain('npm run soak');
    },
  );
});
