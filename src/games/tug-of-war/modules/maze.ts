import { z } from 'zod';
import data from '../data/maze.json' with { type: 'json' };
import { DIRECTIONS, rivalOf, type Aim, type Direction } from '../ids.ts';
import { provenance } from '../provenance.ts';
import { reward } from '../rewards.ts';
import { refusals } from '../refusals.ts';
import type { Laid, ModuleRules } from './rules.ts';

/** A square of the maze; rows and columns from 0, from the top and the left. */
export interface Square {
  readonly row: number;
  readonly col: number;
}

/** Where the purple square is. */
export type MazeState = Square;

/** TW-51: the picture, line by line. */
const PICTURE = z.strictObject({ ...provenance, maze: z.array(z.string()) }).parse(data).maze;

/** Columns of the picture that a square takes, its wall on the left included. */
const WIDE = 3;
/** Lines of the picture that a square takes, its wall above included. */
const HIGH = 2;

export const MAZE_SIZE = (PICTURE.length - 1) / HIGH;

const inPicture = ({ row, col }: Square, down: number, along: number): string =>
  PICTURE[HIGH * row + 1 + down]?.[WIDE * col + 1 + along] ?? ' ';

const marked = (mark: string): Square => {
  for (let row = 0; row < MAZE_SIZE; row += 1)
    for (let col = 0; col < MAZE_SIZE; col += 1) if (inPicture({ row, col }, 0, 0) === mark) return { row, col };
  throw new Error(`the maze has no ${mark}`);
};

const START = marked('S');
const ZONES = { red: marked('R'), blue: marked('B') } as const;

const isSame = (a: Square, b: Square): boolean => a.row === b.row && a.col === b.col;

/** The end zone's colour; null for any other square. */
export function zoneAt(square: Square): 'red' | 'blue' | null {
  if (isSame(square, ZONES.red)) return 'red';
  return isSame(square, ZONES.blue) ? 'blue' : null;
}

const STEP: Readonly<Record<Direction, readonly [row: number, col: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** Whether there is a wall on this side of the square. */
export function isWall(square: Square, direction: Direction): boolean {
  switch (direction) {
    case 'up':
      return inPicture(square, -1, 0) === '-';
    case 'down':
      return inPicture(square, 1, 0) === '-';
    case 'left':
      return inPicture(square, 0, -1) === '|';
    case 'right':
      return inPicture(square, 0, WIDE - 1) === '|';
  }
}

/** TW-47: until a wall, or an end zone, stops it. */
export function slide(from: Square, direction: Direction): Square {
  const [down, along] = STEP[direction];
  let at = from;
  while (!isWall(at, direction)) {
    at = { row: at.row + down, col: at.col + along };
    if (zoneAt(at) !== null) break;
  }
  return at;
}

export const isDirection = (aim: Aim | null): aim is Direction => DIRECTIONS.some((direction) => direction === aim);

const slidBy = (from: Square, { aim }: Laid): Square => (isDirection(aim) ? slide(from, aim) : from);

/** A card of any strength pushes the square; an end zone wins the module for its owner, whoever pushes (TW-48). */
export const maze: ModuleRules<MazeState> = {
  start: START,
  /** TW-50. */
  against(state, { aim }) {
    if (!isDirection(aim)) return refusals.noDirection();
    return isWall(state, aim) ? refusals.wall(aim) : null;
  },
  push(state, laid, { seat, sign }) {
    const at = slidBy(state, laid);
    const zone = zoneAt(at);
    if (zone === null) return { state: at, scorer: null };
    return { state: at, scorer: (zone === 'red') === sign > 0 ? seat : rivalOf(seat) };
  },
  /** TW-49; also for the push that wins (TW-68). */
  rewards({ before, laid, mover: { seat } }, { mazeReward }) {
    let [at, pushes, crossed] = [before, 0, 0];
    for (const one of laid) {
      const next = slidBy(at, one);
      pushes += next.row === at.row ? 0 : 1;
      crossed += Math.abs(next.row - at.row);
      at = next;
    }
    return [reward(seat, 1, 'rows', mazeReward === 'pushes' ? pushes : crossed)];
  },
};
