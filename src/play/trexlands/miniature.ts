import { FLEET } from '#games/trexlands/fleet.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';

/** The board with what lies and stands on it, as far as a small picture shows it. */
export interface BoardMiniature {
  readonly tiles: readonly MiniTile[];
  /** Where the City lies; null where the miniature does not say. */
  readonly city: { readonly side: 'north' | 'south' | 'middle'; readonly x: number } | null;
  readonly trucks: readonly MiniTruck[];
  /** X scored, by seat. */
  readonly scored: readonly number[];
}

export interface MiniTile {
  /** From the left and from the first seat's side, from 0. */
  readonly column: number;
  readonly row: number;
  readonly terrain: Terrain;
  readonly obstacle: boolean;
  readonly coins: number; // V
}

export interface MiniTruck {
  readonly seat: number;
  readonly number: number;
  readonly column: number;
  readonly row: number;
}

const TERRAINS = { s: 'scrub', f: 'salt-flat', g: 'gravel', d: 'dune' } as const;
type Terrain = (typeof TERRAINS)[keyof typeof TERRAINS];
const SIDES = { n: 'north', s: 'south', m: 'middle' } as const;

const letterOf = (words: Readonly<Record<string, string>>, word: string): string =>
  Object.keys(words).find((letter) => words[letter] === word) ?? '';

/**
 * A few hundred characters that a list can hold of every match: `n5 a1g2 b1s0o 0-T1@a1 1/2` for the City in the north
 * with 5 X, two Terra (gravel with 2 V; scrub with an obstacle), a truck, and the X scored by seat. Trucks in Camp are
 * left out.
 */
export function makeMiniature({ board, terra, trucks, cityX, camps }: TrexlandsState): string {
  const coinsOn = (id: string): number => terra.find((there) => there.id === id)?.coins ?? 0;
  return [
    `${letterOf(SIDES, board.city)}${cityX}`,
    ...board.tiles.map(
      ({ id, terrain, obstacle }) => `${id}${letterOf(TERRAINS, terrain)}${coinsOn(id)}${obstacle ? 'o' : ''}`,
    ),
    ...trucks.flatMap(({ id, at }) => (at === 'camp' ? [] : [`${id}@${at}`])),
    camps.map(({ x }) => x).join('/'),
  ].join(' ');
}

const CITY = /^([nsm])(\d{1,2})$/;
const TILE = /^([a-f])([1-5])([sfgd])(\d)(o?)$/;
const TRUCK = new RegExp(`^([0-3])-T([1-${FLEET.trucks}])@([a-f])([1-5])$`);
const SCORED = /^\d{1,2}(?:\/\d{1,2}){1,3}$/;

const columnOf = (letter: string): number => letter.charCodeAt(0) - 'a'.charCodeAt(0);

/** The readable part; a word that says nothing is left out of the picture. */
export function readMiniature(text: string): BoardMiniature {
  let [city, scored]: [BoardMiniature['city'], readonly number[]] = [null, []];
  const [tiles, trucks]: [MiniTile[], MiniTruck[]] = [[], []];
  for (const word of text.split(' ')) {
    const [, side = '', x] = CITY.exec(word) ?? [];
    const [, column = '', row, terrain = '', coins, obstacle] = TILE.exec(word) ?? [];
    const [, seat, number, truckColumn = '', truckRow] = TRUCK.exec(word) ?? [];
    if (side !== '') city = { side: SIDES[side as keyof typeof SIDES], x: Number(x) };
    else if (column !== '')
      tiles.push({
        column: columnOf(column),
        row: Number(row) - 1,
        terrain: TERRAINS[terrain as keyof typeof TERRAINS],
        coins: Number(coins),
        obstacle: obstacle === 'o',
      });
    else if (truckColumn !== '')
      trucks.push({
        seat: Number(seat),
        number: Number(number),
        column: columnOf(truckColumn),
        row: Number(truckRow) - 1,
      });
    else if (SCORED.test(word)) scored = word.split('/').map(Number);
  }
  return { tiles, city, trucks, scored };
}
