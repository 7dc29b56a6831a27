import { describe, expect, it } from 'vitest';
import { apartIn, calledIn, nameOf, standingOf, timeOf } from '#app/storage/calling.ts';
import type { SavedEntry } from '#play/storage/listing.ts';
import { MODULES } from '#app/tables/registry.ts';
import type { TitledSummary } from '#play/storage/savedMatch.ts';

const NOON = new Date(2006, 1, 14, 12).getTime();
const MINUTE = 60_000;

const saved = (id: string, minute: number, names: readonly string[], title: string | null = null): TitledSummary => ({
  id,
  savedAt: NOON + minute * MINUTE,
  title,
  glance: { seats: names.map((name, colour) => ({ name, colour })), actions: 1, turn: 1, winners: null },
});
const entryOf = (...all: readonly TitledSummary[]): readonly SavedEntry[] =>
  all.map((one) => ({ id: one.id, saved: one }));
const namesOf = (all: readonly TitledSummary[]): readonly string[] => {
  const apart = apartIn(entryOf(...all));
  return all.map((one) => nameOf(one, apart.get(one.id)));
};
const plainly = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

describe('the names of saved matches', () => {
  const ann = ['Ann', 'Bo'];

  it('are the players’ alone where no other match has them', () => {
    expect(namesOf([saved('a', 0, ann), saved('b', 1, ['Ann', 'Cy'])]).map(plainly)).toEqual([
      'Ann and Bo',
      'Ann and Cy',
    ]);
  });

  it('have the time beside them where others are called alike, and a number where even that is the same', () => {
    const all = [saved('d', 7, ann), saved('c', 2, ann), saved('b', 2, ann), saved('a', 2, ['Ann', 'Cy'])];
    const [at7, at2] = [timeOf(NOON + 7 * MINUTE), timeOf(NOON + 2 * MINUTE)];
    expect(namesOf(all).map(plainly)).toEqual([
      `Ann and Bo, ${at7}`,
      `Ann and Bo, ${at2}, no. 2`,
      `Ann and Bo, ${at2}, no. 1`,
      'Ann and Cy',
    ]);
    expect(new Set(namesOf(all)).size).toBe(all.length);
  });

  it('are told apart by time where they have the same title, too', () => {
    const all = [saved('a', 0, ann, 'The final'), saved('b', 9, ['Cy', 'Di'], 'The final'), saved('c', 9, ann)];
    expect(new Set(namesOf(all)).size).toBe(3);
    expect(namesOf(all)[2]).toBe(nameOf(all[2] ?? saved('c', 9, ann)));
  });

  it('are the same to the ear, within a sentence', () => {
    const [one, other] = [saved('a', 0, ann), saved('b', 9, ann)];
    const apart = apartIn(entryOf(one, other));
    const called = [one, other].map((match) => calledIn(match, apart.get(match.id)));
    expect(called.map(plainly)).toEqual([
      `the match of Ann and Bo, saved ${timeOf(NOON)}`,
      `the match of Ann and Bo, saved ${timeOf(NOON + 9 * MINUTE)}`,
    ]);
  });

  it('of records that cannot be read do not matter', () => {
    expect(apartIn([{ id: 'x', fault: { code: 'x', message: 'x' } }, ...entryOf(saved('a', 0, ann))]).size).toBe(0);
  });
});

describe('how a match stands that is over', () => {
  const told = (game: string, winners: readonly number[]): string =>
    plainly(standingOf(MODULES, { ...saved('a', 0, ['Ann', 'Bo']).glance, game, winners }));

  it.each([
    ['truck-off', [1], 'won by Bo'],
    ['truck-off', [], 'won by Barry'],
    ['tug-of-war', [0, 1], 'a draw'],
  ] as const)('is told of %s with the winners %j: %s', (game, winners, said) => expect(told(game, winners)).toBe(said));
});
