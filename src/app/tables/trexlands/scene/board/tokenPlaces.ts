import type { TrexlandsState } from '#games/trexlands/state.ts';
import { cityBox, inCamp, spotOfTerra, TILE_M, type Shape, type Spot } from '#play/trexlands/places.ts';
import type { TokenPlace } from '#app/scene/toy/flights.ts';

export type { TokenPlace } from '#app/scene/toy/flights.ts';

/** Where coins and tokens lie, metres. All house values. */

export const COIN_M = { radius: 0.0085, thick: 0.0022 } as const;
export const X_M = { radius: 0.0085, tall: 0.007 } as const;

/**
 * From a Terra's middle to its corners, where what is not a truck stands: trucks go as far as 35 mm along either way.
 */
export const CORNER_M = 0.045;

/** From a coin of a Terra to the next one on it: how many there are is seen from afar. */
const SLID_M = 0.008;

/** A Terra's V: from its right front corner, as the first seat sees it, each slid off the one below. */
function onTerra(shape: Shape, { id, coins }: TrexlandsState['terra'][number]): readonly TokenPlace[] {
  const { x, z } = spotOfTerra(shape, id);
  return upTo(coins).map((n) => ({
    of: id,
    x: x + CORNER_M - n * SLID_M,
    y: n * COIN_M.thick,
    z: z + CORNER_M,
    yaw: askew(id, n),
  }));
}

/** On a Camp's mat, before the trucks: the middles of the piles, and how many lie on one another. */
const CAMP_COINS = { right: -0.0995, front: 0.0175, pitch: 0.0185, columns: 4, tall: 8 } as const;
const CAMP_X = { right: 0.013, front: 0.0175, pitch: 0.0185, columns: 2, tall: 3 } as const;

type Piles = typeof CAMP_COINS | typeof CAMP_X;

/** Pile after pile, each as high as the piles are. More than they hold is told by the number on the mat. */
function inPiles(
  shape: Shape,
  seat: TrexlandsState['camps'][number]['seat'],
  count: number,
  piles: Piles,
  thick: number,
): readonly TokenPlace[] {
  const { right, front, pitch, columns, tall } = piles;
  return upTo(Math.min(count, columns * tall)).map((n) => {
    const spot = inCamp(shape, seat, right + Math.floor(n / tall) * pitch, front);
    return {
      of: `camp-${seat}`,
      x: spot.x,
      y: (n % tall) * thick,
      z: spot.z,
      yaw: spot.yaw + (piles === CAMP_COINS ? askew(`camp${seat}`, n) : 0),
    };
  });
}

/** Every V coin that lies on the table. */
export const coinPlaces = (
  shape: Shape,
  { terra, camps }: Pick<TrexlandsState, 'terra' | 'camps'>,
): readonly TokenPlace[] => [
  ...terra.flatMap((one) => onTerra(shape, one)),
  ...camps.flatMap(({ seat, coins }) => inPiles(shape, seat, coins, CAMP_COINS, COIN_M.thick)),
];

/** Every X token that stands on the table: in the City, or scored. */
export const xPlaces = (
  shape: Shape,
  { cityX, camps }: Pick<TrexlandsState, 'cityX' | 'camps'>,
): readonly TokenPlace[] => [
  ...citySpots(shape, cityX).map(({ x, z, yaw }) => ({ of: 'city', x, y: 0, z, yaw })),
  ...camps.flatMap(({ seat, x }) => inPiles(shape, seat, x, CAMP_X, X_M.tall)),
];

const IN_CITY = { pitch: 0.0215, rows: 4 } as const;
/** Kept free along a City's ends for its name and its houses. */
const CITY_ENDS_M = 0.06;
const CITY_ASIDE_M = 0.012;

/** In the City's square: four rows where it is one Terra large, two in a long one, spread over it. */
function citySpots(shape: Shape, count: number): readonly Spot[] {
  const { x, z, wide, deep } = cityBox(shape);
  const square = wide <= TILE_M;
  const rows = square ? IN_CITY.rows : 2;
  const columns = Math.max(1, Math.ceil(count / rows));
  const pitch = square ? IN_CITY.pitch : Math.min(0.05, (wide - 2 * CITY_ENDS_M) / columns);
  // Off the houses along the outer side.
  const aside = square ? 0 : shape.city === 'south' ? -CITY_ASIDE_M : CITY_ASIDE_M;
  return upTo(count).map((n) => {
    const [column, row] = [Math.floor(n / rows), n % rows];
    const across = square ? IN_CITY.pitch : deep / 4;
    return { x: x + (column - (columns - 1) / 2) * pitch, z: z + aside + (row - (rows - 1) / 2) * across, yaw: 0 };
  });
}

const upTo = (n: number): readonly number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i);

/** Coins are never put down square: a little turn of each, always the same. */
const askew = (of: string, n: number): number =>
  Math.sin([...of].reduce((sum, letter) => sum + letter.charCodeAt(0), 7 * n) * 12.9898) * 0.5;
