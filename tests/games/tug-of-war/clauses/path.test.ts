import { describe, expect, it } from 'vitest';
import { connects, longestLine, path, placesOf, shapeOf, tileAt, TILES } from '#games/tug-of-war/modules/path.ts';
import { STRENGTHS } from '#games/tug-of-war/ids.ts';
import { holds, named, type Case } from '../cases.ts';
import { at, say } from '../support.ts';

const HANDS: [(1 | 2 | 3 | 4 | 5)[], (1 | 2 | 3 | 4 | 5)[]] = [
  [1, 2, 3, 4, 5],
  [1, 2],
];
const BLANK = '........';
/** Eight rows: those that are named by their number, the others grey, or as the last argument has them. */
const rows = (some: Readonly<Record<number, string>>, other = BLANK): string[] =>
  Array.from({ length: 8 }, (_, i) => some[i + 1] ?? other);
const from = (some: Readonly<Record<number, string>>, more: object = {}) => ({
  hands: HANDS,
  path: { tiles: rows(some), ...more },
});
const tiles = (some: Readonly<Record<number, string>>, other = BLANK) => ({
  path: { tiles: rows(some, other).join('') },
});
/** A column of red tiles in a, but for one. */
const column = (rest = '.......', without = 8): Readonly<Record<number, string>> =>
  Object.fromEntries(Array.from({ length: 8 }, (_, i) => [i + 1, `${i + 1 === without ? '.' : 'r'}${rest}`]));
/** No grey tile, and red but for a8 from the top to the bottom; the others are a chequered board. */
const FULL: Readonly<Record<number, string>> = Object.fromEntries(
  Array.from({ length: 8 }, (_, i) => [i + 1, `${i === 7 ? 'b' : 'r'}${i % 2 === 0 ? 'brbrbrb' : 'rbrbrbr'}`]),
);

const cases: readonly Case[] = [
  {
    name: 'TW-52 TW-53 a 1 turns one grey tile to your colour',
    position: from({}),
    play: ['0 path 1 c4'],
    now: tiles({ 4: '..r.....' }),
    gained: ['1', ''],
  },
  {
    name: 'TW-53 a 2 turns two in a column',
    position: from({}),
    play: ['0 path 2 c4'],
    now: tiles({ 4: '..r.....', 5: '..r.....' }),
    gained: ['2', ''],
  },
  {
    name: 'TW-53 a 3 turns an L: the tile, the one below and the one right of that',
    position: from({}),
    play: ['0 path 3 c4'],
    now: tiles({ 4: '..r.....', 5: '..rr....' }),
    gained: ['2', ''],
  },
  {
    name: 'TW-53 a 4 turns a square',
    position: from({}),
    play: ['0 path 4 c4'],
    now: tiles({ 4: '..rr....', 5: '..rr....' }),
    gained: ['2', ''],
  },
  {
    name: 'TW-53 a 5 turns a plus around its tile',
    position: from({}),
    play: ['0 path 5 c4'],
    now: tiles({ 3: '..r.....', 4: '.rrr....', 5: '..r.....' }),
    gained: ['3', ''],
    told: ['Tiles: 5 red, 0 blue.', 'Seat 0 gains a 3: a line of 3 (TW-58).'],
  },
  {
    name: 'TW-53 no part of a shape may be off the board',
    position: from({}),
    refused: {
      '0 path 1 h8': null,
      '0 path 2 h8': 'off-board',
      '0 path 2 h7': null,
      '0 path 3 h4': 'off-board',
      '0 path 4 g7': null,
      '0 path 5 a4': 'off-board',
      '0 path 5 b2': null,
    },
  },
  {
    name: 'TW-54 a blue tile becomes red',
    position: from({ 4: '..b.....' }),
    play: ['0 path 1 c4'],
    now: tiles({ 4: '..r.....' }),
  },
  {
    name: 'TW-54 your own tile becomes the rival’s',
    position: from({ 4: '..r.....' }),
    play: ['0 path 1 c4'],
    now: tiles({ 4: '..b.....' }),
    gained: ['', ''],
    told: ['Seat 0 gains no card: a line of 0 (TW-58).'],
  },
  {
    name: 'TW-54 a red tile becomes blue and a grey one blue under blue’s card',
    position: { ...from({ 4: '..r.....' }), active: 1 },
    play: ['1 path 2 c4'],
    now: tiles({ 4: '..b.....', 5: '..b.....' }),
    gained: ['', '2'],
  },
  {
    name: 'TW-55 two cards, one after the other',
    position: from({}),
    play: ['0 path 1 a1 2 a2'],
    now: tiles({ 1: 'r.......', 2: 'r.......', 3: 'r.......' }),
    gained: ['3', ''],
  },
  {
    name: 'TW-55 tiles under both turn twice',
    position: from({}),
    play: ['0 path 1 a1 2 a1'],
    now: tiles({ 1: 'b.......', 2: 'r.......' }),
    gained: ['1', ''],
  },
  {
    name: 'TW-05 TW-55 three cards are too many at the Path',
    position: from({}),
    refused: { '0 path 1 a1 2 a2 3 c3': 'bad-count', '0 rope 1 2 3': null },
  },
  {
    name: 'TW-56 a column from the top to the bottom scores',
    position: from(column()),
    play: ['0 path 1 a8'],
    points: { path: '1-0' },
    now: tiles({}),
    told: ['Seat 0 scores at the Path: 1 of 2.'],
  },
  {
    name: 'TW-56 a row from the left to the right scores, for red as well',
    position: from({ 3: 'rrr.rrrr' }),
    play: ['0 path 1 d3'],
    points: { path: '1-0' },
  },
  {
    name: 'TW-56 a bent path scores',
    position: from({
      1: 'r.......',
      2: 'rr......',
      3: '.r......',
      4: '.r......',
      5: '.rr.....',
      6: '..r.....',
      8: '..r.....',
    }),
    play: ['0 path 1 c7'],
    points: { path: '1-0' },
  },
  {
    name: 'TW-56 tiles that touch by a corner are not joined',
    position: from({
      1: 'r.......',
      2: 'r.......',
      3: 'r.......',
      4: 'r.......',
      5: '.r......',
      6: '.r......',
      8: '.r......',
    }),
    play: ['0 path 1 b7'],
    points: { path: '0-0' },
    gained: ['4', ''],
  },
  {
    name: 'TW-59 a point with grey tiles gains a 1, and no line',
    position: from(column()),
    play: ['0 path 1 a8'],
    gained: ['1', ''],
    told: ['Seat 0 gains a 1: the point, with grey tiles left (TW-59).'],
  },
  {
    name: 'TW-59 a point without a grey tile gains a 5',
    position: from(FULL),
    play: ['0 path 1 a8'],
    points: { path: '1-0' },
    gained: ['5', ''],
    told: ['Seat 0 gains a 5: the point, without a grey tile (TW-59).'],
  },
  {
    name: 'TW-57 the rival’s path on your turn scores for the rival; you gain your line',
    position: from({ 3: 'bbbrbbbb', 5: 'rrr.....' }),
    play: ['0 path 1 d3'],
    points: { path: '0-1' },
    now: tiles({}),
    gained: ['3', '1'],
  },
  {
    name: 'TW-57 both at once: your own is looked for first',
    position: { ...from({ 1: 'b.......', 2: 'b.......', 3: 'bbbbbbbr', 4: 'rrrrrrrb', 5: '........' }), active: 1 },
    play: ['1 path 2 h3'],
    points: { path: '0-1' },
  },
  {
    name: 'TW-57 the same for red',
    position: from({ 3: 'bbbbbbbr', 4: 'rrrrrrrb' }),
    play: ['0 path 2 h3'],
    points: { path: '1-0' },
  },
  {
    name: 'TW-04 no card behind the one that scores, for either',
    position: from({ 3: 'bbbrbbbb' }),
    refused: { '0 path 1 d3 2 a1': 'scored-earlier', '0 path 2 a1 1 d3': null },
  },
  {
    name: 'TW-58 the longest line is unbroken',
    position: from({ 4: 'rr.rrr..' }),
    play: ['0 path 1 h8'],
    gained: ['3', ''],
  },
  {
    name: 'TW-58 TW-07 a line of 7 is a 5 and a 2',
    position: from({ 4: 'rrr.rrr.' }),
    play: ['0 path 1 d4'],
    gained: ['5 2', ''],
  },
  {
    name: 'TW-58 diagonals are no lines',
    position: from({ 1: 'r.......', 2: '.r......' }),
    play: ['0 path 1 c3'],
    gained: ['1', ''],
  },
  {
    name: 'TW-56 two points win the module',
    position: from(column(), { points: [1, 0] }),
    play: ['0 path 1 a8'],
    won: { path: 0 },
    gained: ['1', ''],
  },
  { name: 'TW-01 the Death Match has no Path', options: { set: 'death' }, refused: { '0 path 1 a1': 'not-in-set' } },
];

describe('the Path', () => {
  it.each(named(cases))('%s', (_, one) => holds(one));

  it('TW-53 shapes have as many tiles as the card is strong, and fit where they should', () => {
    expect(STRENGTHS.map((card) => shapeOf(card).length)).toEqual([1, 2, 3, 4, 5]);
    const fits = STRENGTHS.map((card) => TILES.filter((_, i) => placesOf(card, i) !== null).length);
    expect(fits).toEqual([64, 8 * 7, 7 * 7, 7 * 7, 6 * 6]);
  });

  it('TW-52 begins grey, and tiles are named from the top left', () => {
    expect(path.start.tiles).toBe('.'.repeat(64));
    expect([tileAt(0), tileAt(7), tileAt(8), tileAt(63)]).toEqual(['a1', 'h1', 'a2', 'h8']);
  });

  it('TW-56 a path is found by walking from edge to edge, whatever the tiles are', () => {
    let seed = 7;
    for (let n = 0; n < 300; n += 1) {
      const board = Array.from({ length: 64 }, () => {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        return 'rb.r'[Math.floor(seed / 65536) % 4] ?? '.';
      }).join('');
      expect(connects(board, 'r')).toBe(slowly(board, 'r'));
      expect(longestLine(board, 'r')).toBe(longestSlowly(board));
    }
  });

  it('TW-52 all tiles are grey again after a point', () => {
    expect(say(at(from(column())), '0 path 1 a8').state.machines.path?.state.tiles).toBe(path.start.tiles);
  });
});

/** Grows the tiles joined to an edge until nothing changes. */
function slowly(board: string, colour: string): boolean {
  const isEnd = (axis: 0 | 1, i: number): boolean => (axis === 0 ? i >= 56 : i % 8 === 7);
  return ([0, 1] as const).some((axis) => {
    const joined = new Set(
      [...board].flatMap((one, i) => (one === colour && (axis === 0 ? i < 8 : i % 8 === 0) ? [i] : [])),
    );
    for (let before = -1; before !== joined.size;) {
      before = joined.size;
      for (const i of Array.from(joined))
        for (const next of [i - 8, i + 8, ...(i % 8 > 0 ? [i - 1] : []), ...(i % 8 < 7 ? [i + 1] : [])])
          if (board[next] === colour) joined.add(next);
    }
    return [...joined].some((i) => isEnd(axis, i));
  });
}

function longestSlowly(board: string): number {
  const across = Array.from({ length: 8 }, (_, row) => board.slice(8 * row, 8 * row + 8));
  const down = Array.from({ length: 8 }, (_, col) => across.map((line) => line[col]).join(''));
  return Math.max(...[...across, ...down].flatMap((line) => line.split(/[^r]+/).map((run) => run.length)));
}
