import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OnServer } from '#app/late/reloading.ts';
import { late } from '#app/late/late.ts';
import { LateFault } from '#play/offThread/lateFault.ts';
import { texts } from '#play/texts.ts';

const answers = (there: OnServer) => vi.fn<() => Promise<OnServer>>(async () => there);
const gone = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const never = (): Promise<never> => new Promise(() => undefined);

/** The fault by which it is refused. */
const faultOf = async (loading: Promise<unknown>): Promise<LateFault> => {
  const error: unknown = await loading.then(
    () => null,
    (refused: unknown) => refused,
  );
  if (!(error instanceof LateFault)) throw new Error(`a fault was expected, and not ${String(error)}`);
  return error;
};

describe('a part of the page that is loaded late', () => {
  it('is what its importer gives, and nobody else is asked', async () => {
    const ask = answers('none');
    expect(await late(async () => 'a page', ask)).toBe('a page');
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['a newer page, where the server has one', { newer: './assets/index-2.js' }, 'newer-page', texts.late.newer],
    ['no network, where the server is not there', 'none', 'no-network', texts.late.noNetwork],
    ['a part that is missing, where the server has this very page', 'same', 'part-missing', texts.late.missing],
    ['a part that is missing, where somebody else answers', 'other', 'part-missing', texts.late.missing],
  ] as const)('is refused with the reason: %s', async (_name, there, code, message) => {
    const refused = await faultOf(late(gone, answers(there)));
    expect(refused.fault).toEqual({ code, message });
    expect(refused.newer).toBe(typeof there === 'object' ? there.newer : null);
    expect(refused.cause).toBeInstanceOf(TypeError);
  });

  it('is refused in the same way where its importer throws at once', async () => {
    const throws = (): Promise<never> => {
      throw new ReferenceError('Worker is not defined');
    };
    expect((await faultOf(late(throws, answers('same')))).fault.code).toBe('part-missing');
  });

  it('hands a reason on that is known already, without asking again', async () => {
    const ask = answers('none');
    const known = await faultOf(late(gone, answers('same')));
    expect(await faultOf(late(() => Promise.reject(known), ask))).toBe(known);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('a part that does not come for long', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is waited for on a slow network, as long as the server answers', async () => {
    const ask = answers('same');
    const loading = late(() => new Promise((resolve) => setTimeout(() => resolve('a page'), 70_000)), ask);
    await vi.advanceTimersByTimeAsync(70_000);
    expect(await loading).toBe('a page');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is given up once the server does not answer either', async () => {
    const refused = faultOf(late(never, answers('none')));
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await refused).fault.code).toBe('no-network');
  });

  it('is taken all the same where it comes while the server is asked', async () => {
    const comes = new Promise((resolve) => setTimeout(() => resolve('a page'), 25_000));
    const loading = late(
      () => comes,
      () => new Promise((resolve) => setTimeout(() => resolve('none'), 10_000)),
    );
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await loading).toBe('a page');
  });

  it('is not waited for for ever', async () => {
    const refused = faultOf(late(never, answers('same')));
    await vi.advanceTimersByTimeAsync(300_000);
    expect((await refused).fault.code).toBe('part-missing');
  });
});
