import { describe, expect, it } from 'vitest';
import { createClaims, type Claims } from '#app/tabs/claims.ts';
import { fakeChannels, fakeLocks } from './fakeTabs.ts';

interface Tab extends Claims {
  readonly told: string[];
}

/** Tabs of one browser; each tells what happens at its table. */
function browser() {
  const locks = fakeLocks();
  const channel = fakeChannels();
  return ({
    answers = true,
    saved = Promise.resolve(),
  }: { readonly answers?: boolean; readonly saved?: Promise<void> } = {}): Tab => {
    const told: string[] = [];
    const never = new Promise<never>(() => undefined);
    const table = {
      handOver: async () => {
        if (!answers) await never;
        told.push('handed over');
      },
      lose: () => void told.push('lost'),
      savedElsewhere: (id: string) => void told.push(`saved ${id}`),
      settled: () => saved,
    };
    return { ...createClaims({ locks, channel: channel(), table, patienceMs: 20 }), told };
  };
}

describe('a match', () => {
  it('is one tab’s, however often that asks', async () => {
    const tab = browser();
    const [one, other] = [tab(), tab()];
    expect(await Promise.all([one.claim('a'), one.claim('a')])).toEqual([true, true]);
    expect(await one.claim('a')).toBe(true);
    expect(await other.claim('a')).toBe(false);
    expect(await other.claim('b')).toBe(true);
    expect([one.plays('a'), other.plays('a'), other.plays('b')]).toEqual([true, false, true]);
  });

  it('is free again when its tab goes on to another or leaves, and not before everything is saved', async () => {
    const tab = browser();
    let save = (): void => undefined;
    const [one, other] = [tab({ saved: new Promise((resolve) => (save = resolve)) }), tab()];
    await one.claim('a');
    const next = one.claim('b');
    expect(await other.claim('a')).toBe(false);
    save();
    expect(await next).toBe(true);
    expect(await other.claim('a')).toBe(true);
    one.leave();
    await Promise.resolve();
    expect(await other.claim('b')).toBe(true);
  });

  it('stays with a tab that comes back before it was let go', async () => {
    const tab = browser();
    const [one, other] = [tab(), tab()];
    await one.claim('a');
    one.leave();
    expect(await one.claim('a')).toBe(true);
    await Promise.resolve();
    expect(await other.claim('a')).toBe(false);
  });
});

describe('taking over', () => {
  it('waits for the other tab to bring its table to rest and to save', async () => {
    const tab = browser();
    const [one, other] = [tab(), tab()];
    await one.claim('a');
    await other.takeOver('a');
    expect(one.told).toEqual(['handed over']);
    expect([one.plays('a'), other.plays('a')]).toEqual([false, true]);
    await one.takeOver('a'); // and back again
    expect(other.told).toEqual(['handed over']);
  });

  it('takes it from a tab that does not answer, which is told', async () => {
    const tab = browser();
    const [asleep, other] = [tab({ answers: false }), tab()];
    await asleep.claim('a');
    await other.takeOver('a');
    expect(other.plays('a')).toBe(true);
    expect(asleep.told).toEqual(['lost']);
    expect(asleep.plays('a')).toBe(false);
  });

  it('is at once where the other tab is gone', async () => {
    const tab = browser();
    const one = tab();
    await one.takeOver('a');
    expect(one.plays('a')).toBe(true);
  });
});

it('tabs hear of each other’s saves, and not of their own', async () => {
  const tab = browser();
  const [one, other] = [tab(), tab()];
  one.tellSaved('a');
  await Promise.resolve();
  expect([one.told, other.told]).toEqual([[], ['saved a']]);
});
