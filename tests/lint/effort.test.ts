import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** The module as it reads the environment. */
async function effortWith(soak: string, seed: string | undefined) {
  vi.resetModules();
  vi.stubEnv('TUMBLETOP_SOAK', soak);
  vi.stubEnv('TUMBLETOP_SEED', seed);
  return import('../effort.ts');
}
afterEach(() => vi.unstubAllEnvs());

describe('how much the tests try', () => {
  it('is moderate and always the same by default', async () => {
    const first = await effortWith('', undefined);
    expect([first.SOAKING, first.runs(20, 1000), first.seeds(3, 1000)]).toEqual([false, 20, [1, 2, 3]]);
    expect((await effortWith('', undefined)).SEED).toBe(first.SEED);
  });

  it('is all of it in a soak, with another seed each time', async () => {
    const seeds = new Set<number>();
    for (let i = 0; i < 3; i += 1) {
      const { SOAKING, SEED, runs } = await effortWith('1', undefined);
      expect([SOAKING, runs(20, 1000)]).toEqual([true, 1000]);
      expect(SEED >= 1 && SEED < 2 ** 31).toBe(true);
      seeds.add(SEED);
    }
    expect(seeds.size).toBeGreaterThan(1);
  });

  it('is repeated by a seed', async () => {
    const { SEED, seeds } = await effortWith('1', '77');
    expect([SEED, seeds(1, 2)]).toEqual([77, [77, 78]]);
  });

  it.each(['', '0', '1.5', 'x', String(2 ** 31)])('takes no %j for a seed', async (seed) => {
    await expect(effortWith('1', seed)).rejects.toThrow(/expected a whole number from 1/);
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
