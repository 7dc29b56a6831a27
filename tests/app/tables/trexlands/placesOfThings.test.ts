import { describe, expect, it } from 'vitest';
import type { Board } from '#games/trexlands/board/board.ts';
import type { Phase, TrexlandsState } from '#games/trexlands/state.ts';
import { pieceId, seat as asSeat } from '#sim/ids.ts';
import { spotOfBorder } from '#app/tables/trexlands/scene/board/borderSpots.ts';
import {
  COIN_M,
  coinPlaces,
  CORNER_M,
  X_M,
  xPlaces,
  type TokenPlace,
} from '#app/tables/trexlands/scene/board/tokenPlaces.ts';
import { CARD_M, cardSpot, wheelSpot } from '#app/tables/trexlands/scene/camp/campPlaces.ts';
import {
  EXCHANGE_M,
  exchangeCoins,
  exchangeSpot,
  faceDownSpot,
  LOT_SIZE,
  lotSpot,
  wheelInExchange,
} from '#app/tables/trexlands/scene/exchange/exchangePlaces.ts';
import { posesOf } from '#play/trexlands/poses.ts';
import { CAMP_M, cityBox, spotOfCamp, spotOfTerra, TILE_M, type Shape, type Spot } from '#play/trexlands/places.ts';
import {
  boxOfThing,
  cornersOf,
  thingsOfTable,
  type ThingBox,
} from '#app/tables/trexlands/scene/pointing/boxOfThing.ts';
import { TRUCK_BOUNDS } from '#play/trexlands/truck/truckBoxes.ts';
import { inPlay, setUpFor, stacked, withCamp } from '../../../games/trexlands/support.ts';

/** As wide as the WHEEL is. */
const WHEEL_RIM_M = 0.022;

interface Flat {
  readonly x: number;
  readonly z: number;
}

/** Sides of a shape seen from above: two convex ones are apart if a side of either parts them. */
function apart(one: readonly Flat[], other: readonly Flat[], byM = 0): boolean {
  const parts = (from: readonly Flat[]): boolean =>
    from.some((a, i) => {
      const b = from[(i + 1) % from.length] ?? a;
      const length = Math.hypot(b.x - a.x, b.z - a.z);
      const out = { x: -(b.z - a.z) / length, z: (b.x - a.x) / length };
      const over = ({ x, z }: Flat): number => (x - a.x) * out.x + (z - a.z) * out.z;
      const inside = Math.max(...from.map(over)) > 1e-9 ? -1 : 1;
      return Math.min(...(from === one ? other : one).map((p) => inside * over(p))) >= byM - 1e-9;
    });
  return parts(one) || parts(other);
}

const rectangle = (spot: Spot, along: number, across: number): readonly Flat[] => cornersOf({ spot, along, across });
const disc = ({ x, z }: Flat, radius: number): readonly Flat[] =>
  Array.from({ length: 16 }, (_, i) => ({
    x: x + radius * Math.cos((i * Math.PI) / 8),
    z: z + radius * Math.sin((i * Math.PI) / 8),
  }));

/** Every number of seats, with every City there is. */
function boards(): readonly { readonly name: string; readonly state: TrexlandsState; readonly shape: Shape }[] {
  return [2, 3, 4].flatMap((seats) =>
    (seats === 4 ? (['middle'] as const) : (['north', 'south'] as const)).map((city: Board['city']) => {
      const state = Array.from({ length: 40 }, (_, i) => setUpFor(seats, {}, i + 1)).find(
        ({ board }) => board.city === city,
      );
      if (!state) throw new Error(`no board of ${seats} with its City ${city}`);
      return { name: `${seats} seats, City ${city}`, state, shape: { seats, city } };
    }),
  );
}

/** A truck's place seen from above, m. */
const TRUCK = { long: TRUCK_BOUNDS.high[0] - TRUCK_BOUNDS.low[0], wide: TRUCK_BOUNDS.high[2] - TRUCK_BOUNDS.low[2] };

function trucksOf(state: TrexlandsState): readonly (readonly Flat[])[] {
  return [...posesOf(state).values()].map(({ position: { x, z }, rotation }) =>
    rectangle({ x, z, yaw: 2 * Math.atan2(rotation.y, rotation.w) }, TRUCK.long, TRUCK.wide),
  );
}

/** Two trucks of a seat in a Terra, not stacked, and nobody else there. */
const twoIn = (state: TrexlandsState, seat: number, at: TrexlandsState['terra'][number]['id']): TrexlandsState => ({
  ...state,
  trucks: state.trucks
    .filter(({ id }) => id === `${seat}-T1` || id === `${seat}-T2`)
    .map((truck) => ({ ...truck, at })),
});

type Terra = TrexlandsState['terra'][number]['id'];

/** So many trucks of two seats in one Terra, and two more of the second one in another. */
function contested(
  state: TrexlandsState,
  [at, beside]: readonly [Terra, Terra],
  [one, mine]: readonly [seat: number, trucks: number],
  [other, yours]: readonly [seat: number, trucks: number],
): TrexlandsState {
  const [truck] = state.trucks;
  if (truck === undefined) throw new Error('there are trucks');
  const trucksIn = (terra: Terra, seat: number, numbers: readonly number[]): TrexlandsState['trucks'] =>
    numbers.map((n) => ({ ...truck, id: pieceId(`${seat}-T${n}`), at: terra, mate: null }));
  return {
    ...state,
    trucks: [
      ...trucksIn(at, one, [1, 2].slice(0, mine)),
      ...trucksIn(at, other, [1, 2].slice(0, yours)),
      ...trucksIn(beside, other, [3, 4]),
    ],
  };
}

describe.each(boards())('on the table of $name', ({ state, shape }) => {
  it('trucks of two seats in a Terra stand nose to nose, and nobody in another, however many there are', () => {
    const pairs = state.camps.flatMap(({ seat: one }) =>
      state.camps.flatMap(({ seat: other }) => (one < other ? [[one, other] as const] : [])),
    );
    const counts = [1, 2].flatMap((mine) => [1, 2].map((yours) => [mine, yours] as const));
    for (const { id: at } of state.terra)
      for (const { id: beside } of state.terra.filter(({ id }) => id !== at))
        for (const [one, other] of pairs)
          for (const [mine, yours] of counts) {
            const here = contested(state, [at, beside], [one, mine], [other, yours]);
            const trucks = trucksOf(here);
            const clear = trucks.every((truck, i) => trucks.slice(i + 1).every((next) => apart(truck, next)));
            expect(clear, `${mine} of ${one} against ${yours} of ${other} in ${at}, others in ${beside}`).toBe(true);
            const yawOf = (id: string): number => {
              const rotation = posesOf(here).get(pieceId(id))?.rotation;
              return 2 * Math.atan2(rotation?.y ?? 0, rotation?.w ?? 1);
            };
            expect(Math.cos(yawOf(`${one}-T1`) - yawOf(`${other}-T1`))).toBeCloseTo(-1, 9);
          }
  });

  it('no Terra, City, ramp, Camp or arena lies on another', () => {
    const things = thingsOfTable(state);
    things.forEach(({ thing, box }, i) => {
      for (const other of things.slice(i + 1))
        expect(
          apart(cornersOf(box), cornersOf(other.box)),
          `${JSON.stringify(thing)} and ${JSON.stringify(other.thing)}`,
        ).toBe(true);
    });
  });

  it('the exchange lies clear of it all', () => {
    const mat = rectangle(exchangeSpot(shape), EXCHANGE_M, EXCHANGE_M);
    for (const { thing, box } of thingsOfTable(state, false))
      expect(apart(mat, cornersOf(box)), JSON.stringify(thing)).toBe(true);
  });

  it('every coin of a market lies on its card’s edge, on its bidder’s side, as many as are bid', () => {
    const phase: Phase = {
      name: 'market',
      market: [1, 2, 3, 4].map(() => ({ card: 'nitro-1', bids: state.camps.map(({ seat }) => seat + 1) })),
      bidder: asSeat(0),
      passed: [],
      awarded: null,
    };
    const coins = exchangeCoins(shape, phase);
    expect(coins.length).toBe(4 * state.camps.reduce((sum, { seat }) => sum + seat + 1, 0));
    const lowest = coins.filter(({ y }) => y === CARD_M.thick);
    const cards = [0, 1, 2, 3].flatMap((slot) =>
      [0, Math.PI / 2].map((yaw) =>
        rectangle({ ...lotSpot(shape, slot), yaw }, CARD_M.wide * LOT_SIZE, CARD_M.tall * LOT_SIZE),
      ),
    );
    const mat = exchangeSpot(shape);
    lowest.forEach((coin, i) => {
      // Its own card, however its looker sits.
      expect(cards.filter((card) => !apart(disc(coin, COIN_M.radius), card))).toHaveLength(2);
      for (const other of lowest.slice(i + 1))
        expect(apart(disc(coin, COIN_M.radius), disc(other, COIN_M.radius))).toBe(true);
      expect(Math.max(Math.abs(coin.x - mat.x), Math.abs(coin.z - mat.z)) + COIN_M.radius).toBeLessThan(EXCHANGE_M / 2);
    });
  });

  it('every card of a full arena lies on the mat with its coins, and no pile is in another', () => {
    const cards = state.camps.flatMap(({ seat: owner }) =>
      Array.from({ length: 8 }, () => ({
        owner,
        card: null,
        coins: 4,
        challengers: state.camps.flatMap(({ seat }) => (seat === owner ? [] : [seat])),
        seenBy: [],
      })),
    );
    const coins = exchangeCoins(shape, { name: 'arena', cards, placing: null, ready: [] });
    expect(coins.length).toBe(cards.length * (4 + state.camps.length - 1));
    const mat = exchangeSpot(shape);
    const piles = [...new Map(coins.map((coin) => [`${coin.x} ${coin.z}`, coin])).values()];
    piles.forEach((pile, i) => {
      expect(Math.max(Math.abs(pile.x - mat.x), Math.abs(pile.z - mat.z)) + COIN_M.radius).toBeLessThan(EXCHANGE_M / 2);
      for (const other of piles.slice(i + 1))
        expect(Math.hypot(pile.x - other.x, pile.z - other.z)).toBeGreaterThan(2 * COIN_M.radius);
    });
    for (const { seat } of state.camps)
      for (const place of [0, 7])
        expect(Math.abs(faceDownSpot(shape, seat, place, 8).x - mat.x)).toBeLessThan((EXCHANGE_M - CARD_M.wide) / 2);
  });

  it('the WHEEL stands beside the mat of the EXCHANGE and over nothing of it, nor of the table', () => {
    const wheel = disc(wheelInExchange(shape), WHEEL_RIM_M);
    for (const { thing, box } of thingsOfTable(state))
      expect(apart(wheel, cornersOf(box)), JSON.stringify(thing)).toBe(true);
  });

  it('a border lies halfway between what it parts, and looks from the Terra to what is beyond', () => {
    for (const { terra, beyond } of state.board.borders) {
      const spot = spotOfBorder(shape, { terra, beyond });
      const from = spotOfTerra(shape, terra);
      const box =
        beyond === 'city'
          ? boxOfThing(shape, state.board, { kind: 'city' })
          : boxOfThing(shape, state.board, { kind: 'terra', terra: beyond });
      const onward = { x: 2 * spot.x - from.x, z: 2 * spot.z - from.z };
      expect(
        box &&
          !apart([onward, { x: onward.x + 1e-4, z: onward.z }, { x: onward.x, z: onward.z + 1e-4 }], cornersOf(box)),
        `${terra} ${beyond}`,
      ).toBe(true);
      expect(Math.cos(spot.yaw) * (onward.x - from.x) - Math.sin(spot.yaw) * (onward.z - from.z)).toBeCloseTo(
        Math.hypot(onward.x - from.x, onward.z - from.z),
        9,
      );
    }
  });

  it('two trucks of any seat stand in a Terra side by side, clear of its coins and its Post', () => {
    const terra = state.terra[0];
    if (!terra) throw new Error('there are Terra');
    const { x, z } = spotOfTerra(shape, terra.id);
    const corners = [
      disc({ x: x + CORNER_M, z: z + CORNER_M }, COIN_M.radius),
      disc({ x: x - CORNER_M, z: z - CORNER_M }, 0.0075),
    ];
    for (let seat = 0; seat < shape.seats; seat += 1) {
      const trucks = trucksOf(twoIn(state, seat, terra.id));
      const [one, other] = trucks;
      expect(one && other && apart(one, other), `seat ${seat}`).toBe(true);
      for (const truck of trucks) {
        for (const corner of corners) expect(apart(truck, corner), `seat ${seat}`).toBe(true);
        for (const { x: px, z: pz } of truck)
          expect(Math.max(Math.abs(px - x), Math.abs(pz - z))).toBeLessThan(TILE_M / 2);
      }
    }
  });

  it('a Camp has room for trucks, cards, full piles and the WHEEL, none on another and all on its mat', () => {
    for (const { seat } of state.camps) {
      const rich = withCamp(state, seat, { coins: 999, x: 99 });
      const mat = spotOfCamp(shape, seat);
      const session = (places: readonly TokenPlace[], radius: number) =>
        places.filter(({ of, y }) => of === `camp-${seat}` && y === 0).map((place) => disc(place, radius));
      const trucks = trucksOf({ ...state, trucks: state.trucks.filter(({ id }) => id.startsWith(`${seat}-`)) });
      const cards = [0, 1, 2, 3, 4, 5].map((place) =>
        rectangle(cardSpot(shape, seat, place, 4), CARD_M.wide, CARD_M.tall),
      );
      const lying = [
        ...trucks,
        ...cards,
        ...session(coinPlaces(shape, rich), COIN_M.radius),
        ...session(xPlaces(shape, rich), X_M.radius),
        disc(wheelSpot(shape, seat), 0.0185),
      ];
      lying.forEach((one, i) => {
        for (const [k, other] of lying.slice(i + 1).entries())
          expect(apart(one, other), `${i} and ${i + 1 + k} in Camp ${seat}`).toBe(true);
        for (const { x, z } of one) {
          const [right, front] = [
            (x - mat.x) * Math.cos(mat.yaw) - (z - mat.z) * Math.sin(mat.yaw),
            (x - mat.x) * Math.sin(mat.yaw) + (z - mat.z) * Math.cos(mat.yaw),
          ];
          expect(Math.abs(right)).toBeLessThan(CAMP_M.along / 2);
          expect(Math.abs(front)).toBeLessThan(CAMP_M.deep / 2);
        }
      });
    }
  });

  it('every card of a Camp that holds all there are lies on the mat', () => {
    const most = 28;
    for (let place = 0; place < most; place += 1) {
      const { x, z } = cardSpot(shape, asSeat(0), place, most - 2);
      const mat = spotOfCamp(shape, asSeat(0));
      expect(Math.abs(x - mat.x)).toBeLessThanOrEqual((CAMP_M.along - CARD_M.wide) / 2);
      expect(Math.abs(z - mat.z)).toBeLessThanOrEqual((CAMP_M.deep - CARD_M.tall) / 2);
    }
  });

  it('every V of the Terra is a coin on its own Terra, slid off the one below so that they can be counted', () => {
    const full = { ...state, terra: state.terra.map((terra) => ({ ...terra, coins: 4 })), camps: [] };
    const places = coinPlaces(shape, full);
    expect(places.length).toBe(4 * state.terra.length);
    for (const { id } of state.terra) {
      const mine = places.filter(({ of }) => of === id);
      const { x, z } = spotOfTerra(shape, id);
      expect(mine.map(({ y }) => Math.round(y / COIN_M.thick))).toEqual([0, 1, 2, 3]);
      for (const [n, place] of mine.entries()) {
        expect(Math.max(Math.abs(place.x - x), Math.abs(place.z - z)) + COIN_M.radius).toBeLessThan(TILE_M / 2);
        for (const under of mine.slice(0, n)) expect(under.x - place.x).toBeGreaterThan(COIN_M.radius / 2);
      }
    }
  });

  it('every X of the City stands in it, and no two on one spot', () => {
    const places = xPlaces(shape, { cityX: 13, camps: [] });
    const city: ThingBox | null = boxOfThing(shape, state.board, { kind: 'city' });
    expect(places.length).toBe(13);
    const { x, z, wide, deep } = cityBox(shape);
    places.forEach((place, i) => {
      expect(Math.abs(place.x - x) + X_M.radius).toBeLessThan(wide / 2);
      expect(Math.abs(place.z - z) + X_M.radius).toBeLessThan(deep / 2);
      for (const other of places.slice(i + 1))
        expect(Math.hypot(place.x - other.x, place.z - other.z)).toBeGreaterThan(2 * X_M.radius);
    });
    expect(city).not.toBeNull();
  });
});

it('a truck that is stacked in Camp stands on the other one, and not in the air over its own place', () => {
  const poses = posesOf(stacked(inPlay(), '0-T3', '0-T4'));
  const [under, over] = [poses.get(pieceId('0-T3'))?.position, poses.get(pieceId('0-T4'))?.position];
  expect([over?.x, over?.z]).toEqual([under?.x, under?.z]);
  expect(over?.y).toBeGreaterThan(under?.y ?? Infinity);
});
