import type { Strength } from '#games/tug-of-war/ids.ts';
import { BLUE, PATH_SIZE, placesOf, RED, TILES } from '#games/tug-of-war/modules/path.ts';
import { lineOf, rowsOf, tilesMissing, type Rows } from './pathBoard.ts';

/** How the Path stands for both colours. */
export interface PathFigures {
  /** Tiles that red and blue need yet. */
  readonly missing: { readonly r: number; readonly b: number };
}

export type Colour = typeof RED | typeof BLUE;

export const otherOf = (colour: Colour): Colour => (colour === RED ? BLUE : RED);

/** A card on a tile, and the tiles after it. */
export interface Place {
  readonly card: Strength;
  readonly at: number;
  readonly tiles: string;
}

/** A line of more than so many tiles brings a second card (TW-07). */
const BEST_LINE = 5;

/** Figures and places of the Path; positions that were looked at are kept for as long as one thinks. */
export class PathLore {
  private readonly figures = new Map<string, PathFigures>();
  private readonly places = new Map<string, readonly Place[]>();

  figuresOf(tiles: string): PathFigures {
    const known = this.figures.get(tiles);
    if (known !== undefined) return known;
    const missing = { r: tilesMissing(rowsOf(tiles, RED)), b: tilesMissing(rowsOf(tiles, BLUE)) };
    const found = { missing };
    this.figures.set(tiles, found);
    return found;
  }

  /** The places for a card that look best: one for the way across the board, and one for the line. */
  bestFor(tiles: string, own: Colour, card: Strength): readonly Place[] {
    const key = `${tiles}${own}${card}`;
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const found = this.search(tiles, own, card);
    this.places.set(key, found);
    return found;
  }

  private search(tiles: string, own: Colour, card: Strength): readonly Place[] {
    const before = { mine: rowsOf(tiles, own), theirs: rowsOf(tiles, otherOf(own)) };
    let [across, line]: [number | null, number | null] = [null, null];
    let [mostAcross, mostLine] = [-Infinity, -Infinity];
    for (let at = 0; at < TILES.length; at += 1) {
      const places = placesOf(card, at);
      if (places === null) continue;
      const { mine, theirs } = turnedRows(before, places);
      const [missing, theyMiss] = [tilesMissing(mine), tilesMissing(theirs)];
      if (theyMiss === 0 && missing > 0) continue;
      const length = lineOf(mine);
      const way = 12 * (theyMiss - missing) + (missing === 0 ? 1000 : 0) + length;
      const pay = 12 * Math.min(length, BEST_LINE) + length + 3 * (theyMiss - missing) - lineOf(theirs);
      if (way > mostAcross) [mostAcross, across] = [way, at];
      if (pay > mostLine) [mostLine, line] = [pay, at];
    }
    return [...new Set([across, line])].flatMap((at) =>
      at === null ? [] : [{ card, at, tiles: turned(tiles, placesOf(card, at) ?? [], own) }],
    );
  }
}

interface BothRows {
  readonly mine: Rows;
  readonly theirs: Rows;
}

/** As the rules turn tiles (TW-52, TW-54): each of the shape is the rival's if it was one's own, else one's own. */
function turnedRows(before: BothRows, places: readonly number[]): BothRows {
  const mine = [...before.mine];
  const theirs = [...before.theirs];
  for (const place of places) {
    const row = Math.floor(place / PATH_SIZE);
    const bit = 1 << (place % PATH_SIZE);
    const isMine = ((mine[row] ?? 0) & bit) !== 0;
    mine[row] = (mine[row] ?? 0) ^ bit;
    theirs[row] = isMine ? (theirs[row] ?? 0) | bit : (theirs[row] ?? 0) & ~bit;
  }
  return { mine, theirs };
}

function turned(tiles: string, places: readonly number[], own: Colour): string {
  const after = [...tiles];
  for (const place of places) after[place] = tiles[place] === own ? otherOf(own) : own;
  return after.join('');
}
