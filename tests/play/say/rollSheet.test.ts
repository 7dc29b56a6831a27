import { describe, expect, it } from 'vitest';
import type { Rolled } from '#play/say/rolled.ts';
import { rollSheet } from '#play/say/rollSheet.ts';

const die = (sides: number, ...faces: readonly number[]): readonly Rolled[] =>
  faces.map((face) => ({
    thing: `d${sides}`,
    face: String(face),
    chances: Array.from({ length: sides }, (_, i) => [String(i + 1), 1 / sides] as const),
  }));
const coin = (heads: number, tails: number, chance = 0.5): readonly Rolled[] =>
  [...Array.from({ length: heads }, () => 'heads'), ...Array.from({ length: tails }, () => 'tails')].map((face) => ({
    thing: 'coin',
    face,
    chances: [
      ['heads', chance],
      ['tails', 1 - chance],
    ],
  }));

describe('the sheet of rolls', () => {
  it('counts each thing by itself, every face of it, also one that never came', () => {
    const [d6, d8] = rollSheet([...die(6, 1, 1, 6), ...die(8, 3)]);
    expect([d6?.thing, d6?.rolls, d8?.thing, d8?.rolls]).toEqual(['d6', 3, 'd8', 1]);
    expect(d6?.faces.map(({ face, seen }) => [face, seen])).toEqual([
      ['1', 2],
      ['2', 0],
      ['3', 0],
      ['4', 0],
      ['5', 0],
      ['6', 1],
    ]);
    expect(d6?.faces.map(({ expected }) => expected)).toEqual(Array(6).fill(0.5));
  });

  // Of 100 fair tosses 39 or fewer heads come in 1.76 % of cases, 40 or fewer in 2.84 %: 40 to 60 are usual.
  it.each([
    ['100 fair tosses', 100, 0.5, 40, 60],
    ['10 fair tosses', 10, 0.5, 2, 8],
    ['20 of a chance of a tenth', 20, 0.1, 0, 5],
    ['2000 of a chance of a half', 2000, 0.5, 956, 1044],
  ])('knows between what %s usually lie', (_, rolls, chance, least, most) => {
    const [sheet] = rollSheet(coin(rolls, 0, chance));
    expect(sheet?.faces[0]).toMatchObject({ expected: rolls * chance, least, most });
  });

  it.each([
    ['50 of 100', coin(50, 50), true],
    ['62 of 100', coin(62, 38), true],
    ['65 of 100', coin(65, 35), false],
    ['none of 4', coin(0, 4), true],
    ['none of 12', coin(0, 12), false],
    ['three sixes in a row', die(6, 6, 6, 6), true],
    ['six sixes in a row', die(6, 6, 6, 6, 6, 6, 6), false],
  ])('says whether %s is usual', (_, rolled, isUsual) => {
    expect(rollSheet(rolled)[0]?.isUsual).toBe(isUsual);
  });

  it('calls a match with fair dice unusual less than once in a hundred times', () => {
    let state = 1;
    const next = (): number => (state = (state * 48_271) % 2_147_483_647);
    let unusual = 0;
    for (let match = 0; match < 2000; match += 1)
      if (rollSheet(die(8, ...Array.from({ length: 40 }, () => (next() % 8) + 1)))[0]?.isUsual === false) unusual += 1;
    expect(unusual).toBeLessThan(20);
    expect(unusual).toBeGreaterThan(0);
  });

  it('is empty where nothing was rolled', () => expect(rollSheet([])).toEqual([]));
});
