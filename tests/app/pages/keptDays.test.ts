import { describe, expect, it } from 'vitest';
import { KeptDays } from '#app/pages/daily/keptDays.ts';

const KEY = 'k'.repeat(22);

function storage() {
  const texts = new Map<string, string>();
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
  };
}

const DONE = { said: '18.8 mm: place 1 of 1.', shared: 'Tumbletop', marks: '●' };

describe('the results of the days in this browser', () => {
  it('are there again when its page is, with the same key', () => {
    const there = storage();
    const kept = new KeptDays(
      () => there,
      () => KEY,
    );
    expect(kept.key).toBe(KEY);
    kept.callMe('Ada');
    kept.keep('2026-11-30', 'truck-off', DONE);
    const again = new KeptDays(
      () => there,
      () => 'another'.padEnd(22, '_'),
    );
    expect([again.key, again.name, again.of('2026-11-30', 'truck-off')]).toEqual([KEY, 'Ada', DONE]);
    expect(again.of('2026-11-30', 'trexlands')).toBeNull();
  });

  it('are a streak of days in a row, of any game, which a day without one ends', () => {
    const kept = new KeptDays(storage, () => KEY);
    expect(kept.streak('2026-12-01')).toBe(0);
    for (const day of ['2026-11-27', '2026-11-29', '2026-11-30', '2026-12-01']) kept.keep(day, 'truck-off', DONE);
    kept.keep('2026-12-01', 'trexlands', DONE);
    expect(kept.streak('2026-12-01')).toBe(3);
    expect(kept.streak('2026-12-02'), 'today may still come').toBe(3);
    expect(kept.streak('2026-12-03')).toBe(0);
  });

  it('of two tabs are both kept, under one key, and each sees the other’s', () => {
    const there = storage();
    const open = (key: string): KeptDays =>
      new KeptDays(
        () => there,
        () => key.padEnd(22, '_'),
      );
    const [one, other] = [open('one'), open('other')];
    expect(other.key).toBe(one.key);
    one.keep('2026-11-30', 'truck-off', DONE);
    other.keep('2026-11-30', 'trexlands', DONE);
    expect(one.of('2026-11-30', 'trexlands')).toEqual(DONE);
    expect(open('third').streak('2026-11-30')).toBe(1);
    expect(open('third').of('2026-11-30', 'truck-off')).toEqual(DONE);
  });

  it('last as long as the page where storage is blocked or damaged', () => {
    const blocked = (): never => {
      throw new Error('blocked');
    };
    const kept = new KeptDays(blocked, () => KEY);
    kept.keep('2026-11-30', 'truck-off', DONE);
    expect(kept.of('2026-11-30', 'truck-off')).toEqual(DONE);
    const there = storage();
    there.setItem('tumbletop.days', '{"done":7}');
    expect(
      new KeptDays(
        () => there,
        () => KEY,
      ).streak('2026-11-30'),
    ).toBe(0);
  });
});
