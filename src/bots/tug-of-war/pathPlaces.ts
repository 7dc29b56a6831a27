import type { Strength } from '../../games/tug-of-war/ids.ts';
import { BLUE, GREY, placesOf, RED, TILES } from '../../games/tug-of-war/modules/path.ts';
import { lineOf, rowsOf, tilesMissing } from './pathBoard.ts';

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
    const rival = otherOf(own);
    let [across, line]: [Place | null, Place | null] = [null, null];
    let [mostAcross, mostLine] = [-Infinity, -Infinity];
    for (let at = 0; at < TILES.length; at += 1) {
      const places = placesOf(card, at);
      if (places === null) continue;
      const after = turned(tiles, places, own);
      const mine = rowsOf(after, own);
      const theirs = rowsOf(after, rival);
      const [missing, theyMiss] = [tilesMissing(mine), tilesMissing(theirs)];
      if (theyMiss === 0 && missing > 0) continue;
      const length = lineOf(mine);
      const way = 12 * (theyMiss - missing) + (missing === 0 ? 1000 : 0) + length;
      const pay = 12 * Math.min(length, BEST_LINE) + length + 3 * (theyMiss - missing) - lineOf(theirs);
      if (way > mostAcross) [mostAcross, across] = [way, { card, at, tiles: after }];
      if (pay > mostLine) [mostLine, line] = [pay, { card, at, tiles: after }];
    }
    return [across, line === null || line.at === across?.at ? null : line].filter((place) => place !== null);
  }
}

/** As the rules turn tiles (TW-52, TW-54). */
function turned(tiles: string, places: readonly number[], own: Colour): string {
  let after = tiles;
  for (const place of places) {
    const was = tiles[place];
    const now = was === GREY ? own : was === RED ? BLUE : RED;
    after = after.slice(0, place) + now + after.slice(place + 1);
  }
  return after;
}
