import { describe, expect, it } from 'vitest';
import type { PlayAction } from '#games/tug-of-war/actions.ts';
import { check } from '#games/tug-of-war/check.ts';
import { lightsOf } from '#games/tug-of-war/modules/tower.ts';
import { holds, named, type Case } from '../cases.ts';
import { at } from '../support.ts';

const HANDS: [(1 | 2 | 3 | 4 | 5)[], (1 | 2 | 3 | 4 | 5)[]] = [
  [1, 2, 3, 4, 5],
  [1, 2],
];
const from = (mine: number, theirs = 0) => ({
  hands: HANDS,
  tower: { heights: [mine, theirs] as [number, number] },
});
const DEATH = { set: 'death' } as const;

const cases: readonly Case[] = [
  {
    name: 'TW-66 a card raises your tower',
    position: from(0),
    play: ['0 tower 3 A'],
    now: { tower: { heights: [3, 0] } },
    gained: ['1', ''],
  },
  {
    name: 'TW-66 TW-17 A: a light of difference gains a 2',
    position: from(5),
    play: ['0 tower 2 A'],
    gained: ['2', ''],
  },
  { name: 'TW-66 six steps have no light', position: from(5), play: ['0 tower 1 A'], gained: ['1', ''] },
  {
    name: 'TW-17 A: the difference, whoever is ahead',
    position: from(0, 13),
    play: ['0 tower 5 A'],
    gained: ['2', ''],
    told: ['Seat 0 gains a 2: reward A, 1 light between the towers plus 1 (TW-17).'],
  },
  { name: 'TW-67 B: a 4, and a 1 for the rival', position: from(0), play: ['0 tower 2 B'], gained: ['4', '1'] },
  {
    name: 'TW-67 C: three 1s, and a 2 for the rival',
    position: from(0),
    play: ['0 tower 2 C'],
    gained: ['1 1 1', '2'],
  },
  {
    name: 'TW-67 C of the Death Match: the rival’s is a 3',
    options: DEATH,
    position: from(0),
    play: ['0 tower 2 C'],
    gained: ['1 1 1', '3'],
  },
  {
    name: 'TW-66 TW-68 two lights ahead win in the Final Match, with the usual card',
    position: from(13),
    play: ['0 tower 1 A'],
    won: { tower: 0 },
    gained: ['3', ''],
    told: ['Seat 0 wins the Tower.', 'Seat 0 scores at the Tower.'],
  },
  { name: 'TW-66 one light ahead does not', position: from(20, 14), play: ['0 tower 1 A'], won: { tower: null } },
  {
    name: 'TW-66 two lights ahead do not win in the Death Match',
    options: DEATH,
    position: from(13),
    play: ['0 tower 1 A'],
    won: { tower: null },
    gained: ['3', ''],
  },
  {
    name: 'TW-66 three do',
    options: DEATH,
    position: from(20),
    play: ['0 tower 1 A'],
    won: { tower: 0 },
    gained: ['4', ''],
  },
  {
    name: 'TW-65 a complete tower wins, and ends at 49',
    position: from(47, 42),
    play: ['0 tower 5 B'],
    won: { tower: 0 },
    now: { tower: { heights: [49, 42] } },
    gained: ['4', '1'],
  },
  {
    name: 'TW-04 no card behind the one that wins',
    position: from(12),
    refused: { '0 tower 2 1 A': 'scored-earlier', '0 tower 1 2 A': null },
  },
  {
    name: 'TW-68 the winning move may take C',
    position: from(13),
    play: ['0 tower 1 C'],
    gained: ['1 1 1', '2'],
    won: { tower: 0 },
  },
];

describe('the Tower', () => {
  it.each(named(cases))('%s', (_, one) => holds(one));

  it('TW-67 the reward is said with the cards, at the Tower and nowhere else', () => {
    const codeOf = (action: PlayAction): string | null => {
      const checked = check(at(), action);
      return checked.ok ? null : checked.fault.code;
    };
    const play = { do: 'play', seat: 0, cards: [1] } as const;
    expect(codeOf({ ...play, module: 'tower' })).toBe('no-option');
    expect(codeOf({ ...play, module: 'tower', option: 'A' })).toBeNull();
    expect(codeOf({ ...play, module: 'rope', option: 'A' })).toBe('strange-option');
  });

  it('TW-66 seven steps a light, seven lights', () => {
    const lights = [0, 6, 7, 13, 14, 48, 49].map((height) => lightsOf({ heights: [height, 0] }, 0));
    expect(lights).toEqual([0, 0, 1, 1, 2, 6, 7]);
  });
});
