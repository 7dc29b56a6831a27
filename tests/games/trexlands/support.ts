import { seedRandom, withRandom } from '#engine/random.ts';
import type { Choice, TrexlandsAction } from '#games/trexlands/actions.ts';
import type { CampCardId } from '#games/trexlands/cards/ids.ts';
import type { CaptainId } from '#games/trexlands/captains.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import type { TerraId } from '#games/trexlands/ids.ts';
import { parseCommand } from '#games/trexlands/notation.ts';
import { STANDARD_OPTIONS, type TrexlandsOptions } from '#games/trexlands/options.ts';
import { rollAsked, throwable } from '#games/trexlands/rolls.ts';
import type { RollReport } from '#games/trexlands/rollReport.ts';
import { setUp } from '#games/trexlands/setup.ts';
import type { Camp, Terra, TrexlandsState, Truck } from '#games/trexlands/state.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import type { HandThrow } from '#games/trexlands/throws.ts';
import { firstTurn } from '#games/trexlands/turn.ts';
import { pieceId, seat as asSeat, tick, type PieceId } from '#sim/ids.ts';
import type { Result } from '#sim/result.ts';
import type { TruckCode, TruckRuling } from '#games/trexlands/referee/ruling.ts';

export const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.fault.code}: ${result.fault.message}`);
  return result.value;
};

export interface After {
  readonly state: TrexlandsState;
  readonly events: readonly TrexlandsEvent[];
}

/** The position before the ranking rolls. */
export const setUpFor = (seats = 2, options: Partial<TrexlandsOptions> = {}, seed = 1): TrexlandsState =>
  must(
    withRandom(seedRandom(seed), (random) => setUp({ options: { ...STANDARD_OPTIONS, ...options } }, seats, random))
      .value,
  );

/** Seat 0 is #1 and holds the WHEEL, nobody has a Captain, every edge is open, the City lies to the north. */
export function inPlay(seats = 2, options: Partial<TrexlandsOptions> = {}): TrexlandsState {
  const seed = seats === 4 ? 1 : northernSeed(seats);
  const state = setUpFor(seats, { obstacles: false, ...options }, seed);
  return firstTurn({ ...state, cycle: 1, rank: state.camps.map(({ seat }) => seat) }).state;
}

function northernSeed(seats: number): number {
  for (let seed = 1; ; seed += 1) if (setUpFor(seats, {}, seed).board.city === 'north') return seed;
}

/** The position with trucks elsewhere: `{ '0-T1': 'b2' }`. */
export const withTrucks = (state: TrexlandsState, places: Readonly<Record<string, Truck['at']>>): TrexlandsState => ({
  ...state,
  trucks: state.trucks.map((truck) => ({ ...truck, at: places[truck.id] ?? truck.at })),
});

export const stacked = (state: TrexlandsState, a: string, b: string): TrexlandsState => ({
  ...state,
  trucks: state.trucks.map((truck) =>
    truck.id === a ? { ...truck, mate: pieceId(b) } : truck.id === b ? { ...truck, mate: pieceId(a) } : truck,
  ),
});

export const withCamp = (state: TrexlandsState, seat: number, change: Partial<Camp>): TrexlandsState => ({
  ...state,
  camps: state.camps.map((camp) => (camp.seat === seat ? { ...camp, ...change } : camp)),
});

export const withCards = (state: TrexlandsState, seat: number, ...cards: readonly CampCardId[]): TrexlandsState =>
  withCamp(state, seat, { cards });
export const withCaptain = (state: TrexlandsState, seat: number, id: CaptainId): TrexlandsState =>
  withCamp(state, seat, { captain: { id, usedIn: null } });

export const withTerra = (
  state: TrexlandsState,
  changes: Readonly<Partial<Record<TerraId, Partial<Terra>>>>,
): TrexlandsState => ({
  ...state,
  terra: state.terra.map((terra) => ({ ...terra, ...changes[terra.id] })),
});

export const withTile = (
  state: TrexlandsState,
  id: TerraId,
  change: Partial<TrexlandsState['board']['tiles'][number]>,
): TrexlandsState => ({
  ...state,
  board: { ...state.board, tiles: state.board.tiles.map((tile) => (tile.id === id ? { ...tile, ...change } : tile)) },
});

export const withBorder = (
  state: TrexlandsState,
  a: string,
  b: string,
  kind: 'open' | 'blocked' | 'ramp',
): TrexlandsState => ({
  ...state,
  board: {
    ...state.board,
    borders: state.board.borders.map((border) =>
      [border.terra, border.beyond].sort().join() === [a, b].sort().join() ? { ...border, kind } : border,
    ),
  },
});

export const truck = (state: TrexlandsState, id: string): Truck => {
  const found = state.trucks.find((t) => t.id === id);
  if (found === undefined) throw new Error(`no truck ${id}`);
  return found;
};
export const coinsOn = (state: TrexlandsState, id: TerraId): number =>
  state.terra.find((terra) => terra.id === id)?.coins ?? NaN;
export const camp = (state: TrexlandsState, seat: number): Camp => {
  const found = state.camps[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
};

/** What the seat says, as an action. */
export function choice(seat: number, text: string): Choice {
  const command = parseCommand(text, asSeat(seat));
  if (!command.ok) throw new Error(`${text}: ${command.fault.message}`);
  if (command.value.do === 'roll') throw new Error('a roll is no choice');
  return command.value;
}

/** A roll moves the generator on; nothing else draws. */
const NO_CHANCE = {
  integer: (): number => {
    throw new Error('no chance in play');
  },
};
const ONE_STEP = { integer: (): number => 0 };

export function act(state: TrexlandsState, action: TrexlandsAction, report: RollReport | null = null): After {
  must(trexlands.check(state, action));
  return trexlands.apply(state, action, report, action.do === 'roll' ? ONE_STEP : NO_CHANCE);
}

/** Plays what the seats say, one after the other: `[0, 'move T1 b2'], [1, 'pass']`. */
export const say = (state: TrexlandsState, ...said: readonly (readonly [seat: number, text: string])[]): After =>
  said.reduce<After>(
    (so, [seat, text]) => {
      const after = act(so.state, choice(seat, text));
      return { state: after.state, events: [...so.events, ...after.events] };
    },
    { state, events: [] },
  );

/** Why a seat may not do that now; null if it may. */
export function refused(state: TrexlandsState, seat: number, text: string): string | null {
  const checked = trexlands.check(state, choice(seat, text));
  return checked.ok ? null : checked.fault.code;
}

export const aThrow = (truckId: PieceId): HandThrow => ({
  truck: truckId,
  atMm: [0, 150, 0],
  velocityMmS: [0, 0, 0],
  spinDegS: 700,
});

/** A report as the table could have made it; these did not tumble. */
export function reportOf(
  trucks: readonly PieceId[],
  upright: readonly string[],
  down: TruckCode = 'on-side',
  placed: readonly string[] = [],
): RollReport {
  const codes = trucks.map((id) => ({
    id,
    upright: upright.includes(id),
    code: upright.includes(id) ? ('wheels-up' as const) : down,
    counts: !placed.includes(id),
  }));
  return {
    ticks: 400,
    hash: '0123456789abcdef0123456789abcdef',
    trucks: codes,
    rulings: codes.map(({ id, code, counts }, i) => rulingOf(id, code, counts, i)),
  };
}

const rulingOf = (truckId: PieceId, code: TruckCode, counts: boolean, i: number): TruckRuling => ({
  counts,
  turnedDeg: counts ? 400 : 71.9,
  clause: code === 'wheels-up' ? 'TX-02' : 'TX-01',
  code,
  truck: truckId,
  upright: code === 'wheels-up',
  wheelsDown: [],
  onTable: true,
  tick: tick(300 + i),
  at: { xMm: 12.345 * i, yMm: 18.2, zMm: -40.001 },
  touches: [],
  heldBy: null,
  way: code === 'on-side' ? 'left' : null,
  text: `${truckId} lies there.`,
});

/** The roll that is asked for, with these trucks upright. */
export function roll(state: TrexlandsState, ...upright: readonly string[]): After {
  const asked = rollAsked(state);
  if (asked === null) throw new Error('no roll is asked for');
  const strange = upright.find((id) => !asked.trucks.some((t) => t === id));
  if (strange !== undefined) throw new Error(`${strange} does not roll; ${asked.trucks.join()} do`);
  return act(state, { do: 'roll', throws: throwable(asked).map(aThrow) }, reportOf(asked.trucks, upright));
}

export const types = ({ events }: After): readonly string[] => events.map((e) => e.type);
export function eventOf<T extends TrexlandsEvent['type']>(
  { events }: After,
  type: T,
): Extract<TrexlandsEvent, { readonly type: T }> {
  const found = events.find((e): e is Extract<TrexlandsEvent, { readonly type: T }> => e.type === type);
  if (found === undefined) throw new Error(`no ${type} among ${events.map((e) => e.type).join()}`);
  return found;
}
