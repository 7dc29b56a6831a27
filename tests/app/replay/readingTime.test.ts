import { describe, expect, it } from 'vitest';
import { lengthOf } from '#app/replay/playhead.ts';
import type { Act } from '#app/replay/film.ts';
import { readingS } from '#play/replay/readingTime.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

describe('a choice that is watched again', () => {
  it('is seen for as long as its words take to read', () => {
    expect(readingS([words(8)])).toBe(2);
    expect(readingS([words(4), words(6)])).toBe(2.5);
  });

  it('is seen for a moment however few they are, and not for ever however many', () => {
    expect(readingS([])).toBe(1);
    expect(readingS([words(1)])).toBe(1);
    expect(readingS([words(200)])).toBe(4);
  });

  it('is as long as it says in a film, and a moment where it says nothing', () => {
    const act = { ticks: 0, rulings: [], before: new Map(), after: new Map() } as unknown as Act;
    expect(lengthOf({ ...act, lastsS: 2.5 }) / 240).toBe(2.5);
    expect(lengthOf(act) / 240).toBe(0.4);
  });

  it('says nothing of an action by hand, which takes its time', () => {
    const act = { ticks: 480, rulings: [], before: new Map(), after: new Map(), lastsS: 4 } as unknown as Act;
    expect(lengthOf(act)).toBe(480);
  });
});
