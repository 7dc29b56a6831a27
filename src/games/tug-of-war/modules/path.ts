import { z } from 'zod';
import data from '../data/path.json' with { type: 'json' };
import { rivalOf, type Aim, type Strength, type TileId } from '../ids.ts';
import { provenance } from '../provenance.ts';
import { reward } from '../rewards.ts';
import { SHARED } from '../sets.ts';
import { refusals } from '../refusals.ts';
import type { Bout, Laid, ModuleRules, Mover } from './rules.ts';

const { size, someGrey, noGrey } = SHARED.path;
export const PATH_SIZE = size;

/** A tile's colour. */
export const GREY = '.';
export const RED = 'r';
export const BLUE = 'b';

/** The tiles' colours, row by row from the top, 64 letters (TW-52). */
export interface PathState {
  readonly tiles: string;
}

/** A cell of a shape, from the tile that the shape is laid by. */
export type Cell = readonly [row: number, col: number];

const SHAPES_FILE = z.strictObject({ ...provenance, shapes: z.array(z.array(z.string())).length(5) }).parse(data);

function cellsOf(rows: readonly string[]): readonly Cell[] {
  const all = rows.flatMap((line, row) => [...line].flatMap((mark, col) => (mark === '.' ? [] : [{ mark, row, col }])));
  const anchor = all.find(({ mark }) => mark === '@');
  if (anchor === undefined) throw new Error('a shape is laid by one of its tiles');
  return all.map(({ row, col }) => [row - anchor.row, col - anchor.col]);
}

/** TW-53: the shapes of strengths 1 to 5. */
const SHAPES: readonly (readonly Cell[])[] = SHAPES_FILE.shapes.map(cellsOf);

export const shapeOf = (card: Strength): readonly Cell[] => SHAPES[card - 1] ?? [];

const A = 'a'.charCodeAt(0);

/** The name of a tile: columns have letters, rows numbers. */
export const tileAt = (index: number): TileId =>
  `${String.fromCharCode(A + (index % size))}${Math.floor(index / size) + 1}`;

export const TILES: readonly TileId[] = Array.from({ length: size * size }, (_, index) => tileAt(index));

export const indexOf = (aim: Aim | null): number => TILES.indexOf(aim as TileId);

/** Where a shape goes that is laid by this tile, for each strength; null where a part of it is off the board. */
const PLACES: readonly (readonly (readonly number[] | null)[])[] = SHAPES.map((cells) =>
  TILES.map((_, index) => {
    const places = cells.map(([row, col]) => [Math.floor(index / size) + row, (index % size) + col] as const);
    const isOn = places.every(([row, col]) => row >= 0 && row < size && col >= 0 && col < size);
    return isOn ? places.map(([row, col]) => row * size + col) : null;
  }),
);

export const placesOf = (card: Strength, index: number): readonly number[] | null => PLACES[card - 1]?.[index] ?? null;

export const colourOf = ({ sign }: Pick<Mover, 'sign'>): string => (sign > 0 ? RED : BLUE);
const otherColour = (colour: string): string => (colour === RED ? BLUE : RED);

/** Grey tiles become your colour, red ones blue and blue ones red, your own ones too (TW-54). */
function turned(tiles: string, places: readonly number[], own: string): string {
  const after = [...tiles];
  for (const place of places) {
    const was = after[place] ?? GREY;
    after[place] = was === GREY ? own : otherColour(was);
  }
  return after.join('');
}

/** TW-56: from the top to the bottom or from the left to the right, tile beside tile. */
export function connects(tiles: string, colour: string): boolean {
  return reaches(tiles, colour, 1, size) || reaches(tiles, colour, size, 1);
}

/** From the first line to the last one: `along` is the step within a line, `across` that to the next line. */
function reaches(tiles: string, colour: string, along: number, across: number): boolean {
  const seen = new Uint8Array(size * size);
  const open: number[] = [];
  const visit = (place: number): void => {
    if (seen[place] === 1 || tiles[place] !== colour) return;
    seen[place] = 1;
    open.push(place);
  };
  for (let i = 0; i < size; i += 1) visit(i * along);
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const [line, inLine] = [Math.floor(place / across) % size, Math.floor(place / along) % size];
    if (line === size - 1) return true;
    visit(place + across);
    if (line > 0) visit(place - across);
    if (inLine > 0) visit(place - along);
    if (inLine < size - 1) visit(place + along);
  }
  return false;
}

/** TW-58: the longest unbroken run of a colour in a row or a column, as its places. */
export function lineOf(tiles: string, colour: string): readonly number[] {
  const columns = Array.from({ length: size }, (_, col) => TILES.map((__, i) => i).filter((i) => i % size === col));
  const rows = Array.from({ length: size }, (_, row) => TILES.map((__, i) => i).slice(row * size, (row + 1) * size));
  let longest: readonly number[] = [];
  for (const line of [...rows, ...columns]) {
    let run: readonly number[] = [];
    for (const place of line) {
      run = tiles[place] === colour ? [...run, place] : [];
      if (run.length > longest.length) longest = run;
    }
  }
  return longest;
}

/** Its length. */
export function longestLine(tiles: string, colour: string): number {
  let longest = 0;
  for (const [along, across] of [
    [1, size],
    [size, 1],
  ] as const)
    for (let line = 0; line < size; line += 1) {
      let run = 0;
      for (let i = 0; i < size; i += 1) {
        run = tiles[line * across + i * along] === colour ? run + 1 : 0;
        if (run > longest) longest = run;
      }
    }
  return longest;
}

/** A card turns the tiles of its shape, one card after the other (TW-55). */
export const path: ModuleRules<PathState> = {
  start: { tiles: GREY.repeat(size * size) },
  against(_, { card, aim }) {
    const index = indexOf(aim);
    if (index < 0) return refusals.noTile();
    return placesOf(card, index) === null ? refusals.offBoard(card, tileAt(index)) : null;
  },
  /** TW-57: your own path is looked for first. */
  push({ tiles }, { card, aim }: Laid, mover) {
    const own = colourOf(mover);
    const after = turned(tiles, placesOf(card, indexOf(aim)) ?? [], own);
    if (connects(after, own)) return { state: { tiles: after }, scorer: mover.seat };
    return { state: { tiles: after }, scorer: connects(after, otherColour(own)) ? rivalOf(mover.seat) : null };
  },
  rewards({ after: { tiles }, scorer, mover }: Bout<PathState>) {
    const line = reward(mover.seat, longestLine(tiles, colourOf(mover)), 'line');
    if (scorer === null) return [line];
    const point = tiles.includes(GREY) // TW-59
      ? reward(scorer, someGrey, 'path-point-grey')
      : reward(scorer, noGrey, 'path-point-full');
    return scorer === mover.seat ? [point] : [line, point];
  },
};
