import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Direction } from '#games/tug-of-war/ids.ts';
import { isWall, maze, MAZE_SIZE, slide, zoneAt, type Square } from '#games/tug-of-war/modules/maze.ts';
import { holds, named, type Case } from '../cases.ts';

const DEATH = { set: 'death' } as const;
const HANDS: [(1 | 2 | 3 | 4 | 5)[], (1 | 2 | 3 | 4 | 5)[]] = [
  [1, 2, 3, 4, 5],
  [1, 2],
];
const from = (row: number, col: number) => ({ hands: HANDS, maze: { row, col } });

const key = ({ row, col }: Square): string => `${row},${col}`;
const LETTER: Readonly<Record<Direction, string>> = { up: 'U', down: 'D', left: 'L', right: 'R' };

/** The shortest pushes to every square where the square can stop, counted from there. */
function reachedFrom(start: Square): ReadonlyMap<string, string> {
  const reached = new Map([[key(start), '']]);
  const open: Square[] = [start];
  for (let square = open.shift(); square !== undefined; square = open.shift()) {
    if (zoneAt(square) !== null) continue;
    for (const direction of DIRECTIONS) {
      if (isWall(square, direction)) continue;
      const next = slide(square, direction);
      if (reached.has(key(next))) continue;
      reached.set(key(next), `${reached.get(key(square))}${LETTER[direction]}`);
      open.push(next);
    }
  }
  return reached;
}

const squares = Array.from({ length: MAZE_SIZE ** 2 }, (_, i) => ({
  row: Math.floor(i / MAZE_SIZE),
  col: i % MAZE_SIZE,
}));
const zone = (colour: 'red' | 'blue'): Square => squares.find((square) => zoneAt(square) === colour) as Square;

const cases: readonly Case[] = [
  {
    name: 'TW-47 the square slides to a wall',
    options: DEATH,
    position: from(4, 4),
    play: ['0 maze 1 right'],
    now: { maze: { row: 4, col: 6 } },
    told: ['The square lies in row 5, column 7.'],
  },
  {
    name: 'TW-47 a stronger card pushes it no further',
    options: DEATH,
    position: from(4, 4),
    play: ['0 maze 5 right'],
    now: { maze: { row: 4, col: 6 } },
  },
  {
    name: 'TW-49 a push along a row gains nothing',
    options: DEATH,
    position: from(4, 4),
    play: ['0 maze 1 right'],
    gained: ['', ''],
  },
  {
    name: 'TW-49 one that changes the row gains a 1, however far',
    options: DEATH,
    position: from(4, 6),
    play: ['0 maze 1 up'],
    now: { maze: { row: 3, col: 6 } },
    gained: ['1', ''],
  },
  {
    name: 'TW-49 two changes of three pushes gain two 1s',
    options: DEATH,
    position: from(4, 4),
    play: ['0 maze 1 up 2 right 3 down'],
    gained: ['1 1', ''],
  },
  {
    name: 'TW-49 as a house rule, one for each row that is crossed',
    options: { ...DEATH, mazeReward: 'rows' },
    position: from(4, 4),
    play: ['0 maze 1 up'],
    now: { maze: { row: 1, col: 4 } },
    gained: ['1 1 1', ''],
  },
  {
    name: 'TW-49 the same push gains a single 1 otherwise',
    options: DEATH,
    position: from(4, 4),
    play: ['0 maze 1 up'],
    gained: ['1', ''],
  },
  {
    name: 'TW-50 a push against a wall is refused',
    options: DEATH,
    position: from(4, 6),
    refused: { '0 maze 1 right': 'wall', '0 maze 1 left': null, '0 maze 1 left 2 left': 'wall' },
  },
  {
    name: 'TW-47 your end zone stops it and wins the module',
    options: DEATH,
    position: from(0, 8),
    play: ['0 maze 1 left'],
    now: { maze: { row: 0, col: 6 } },
    won: { maze: 0 },
    told: ['Seat 0 wins the Maze.'],
  },
  {
    name: 'TW-48 the rival’s end zone wins it for the rival',
    options: DEATH,
    position: from(8, 0),
    play: ['0 maze 1 right'],
    now: { maze: { row: 8, col: 2 } },
    won: { maze: 1 },
  },
  {
    name: 'TW-48 an end zone stops the square that only passes through',
    options: DEATH,
    position: { ...from(0, 8), active: 1 },
    play: ['1 maze 2 left'],
    won: { maze: 0 },
  },
  {
    name: 'TW-68 the push that wins gains the usual cards',
    options: DEATH,
    position: from(1, 7),
    play: ['0 maze 1 up 2 left'],
    won: { maze: 0 },
    gained: ['1', ''],
  },
  {
    name: 'TW-04 no push behind the one that wins',
    options: DEATH,
    position: from(0, 8),
    refused: { '0 maze 1 left 2 left': 'scored-earlier' },
  },
  {
    name: 'TW-02 blue’s end zone is that of the seat that goes second',
    options: DEATH,
    position: { ...from(8, 0), first: 1 },
    play: ['1 maze 1 right'],
    won: { maze: 0 },
  },
  { name: 'TW-01 the Final Match has no Maze', refused: { '0 maze 1 up': 'not-in-set' } },
];

describe('the Maze', () => {
  it.each(named(cases))('%s', (_, one) => holds(one));

  it('TW-51 is nine by nine, and the same turned by half', () => {
    expect(MAZE_SIZE).toBe(9);
    const turned = ({ row, col }: Square): Square => ({ row: MAZE_SIZE - 1 - row, col: MAZE_SIZE - 1 - col });
    const opposite: Readonly<Record<Direction, Direction>> = { up: 'down', down: 'up', left: 'right', right: 'left' };
    for (const square of squares)
      for (const direction of DIRECTIONS)
        expect([square, direction, isWall(square, direction)]).toEqual([
          square,
          direction,
          isWall(turned(square), opposite[direction]),
        ]);
    expect(turned(zone('red'))).toEqual(zone('blue'));
    expect([zone('red'), zone('blue'), maze.start]).toEqual([
      { row: 0, col: 6 },
      { row: 8, col: 2 },
      { row: 4, col: 4 },
    ]);
  });

  it('TW-51 has its 57 stopping squares, and the shortest wins are 7 pushes each', () => {
    const reached = reachedFrom(maze.start);
    expect(reached.size).toBe(57);
    expect(reached.get(key(zone('red')))).toHaveLength(7);
    expect(reached.get(key(zone('blue')))).toHaveLength(7);
    const byPushes = (letters: string): Square =>
      [...letters].reduce<Square>(
        (at, letter) => slide(at, DIRECTIONS.find((direction) => LETTER[direction] === letter) as Direction),
        maze.start,
      );
    expect(byPushes('RURDLUL')).toEqual(zone('red'));
    expect(byPushes('LDLURDR')).toEqual(zone('blue'));
  });

  it('TW-51 from every square both end zones can still be reached', () => {
    for (const place of reachedFrom(maze.start).keys()) {
      const [row = 0, col = 0] = place.split(',').map(Number);
      if (zoneAt({ row, col }) !== null) continue;
      const there = reachedFrom({ row, col });
      expect([place, there.has(key(zone('red'))), there.has(key(zone('blue')))]).toEqual([place, true, true]);
    }
  });

  it('TW-47 no wall lies on one side alone', () => {
    const other: Readonly<Record<Direction, Direction>> = { up: 'down', down: 'up', left: 'right', right: 'left' };
    for (const square of squares)
      for (const direction of DIRECTIONS) {
        if (isWall(square, direction)) continue;
        const next = {
          row: square.row + (direction === 'down' ? 1 : direction === 'up' ? -1 : 0),
          col: square.col + (direction === 'right' ? 1 : direction === 'left' ? -1 : 0),
        };
        expect(isWall(next, other[direction])).toBe(false);
      }
  });
});
