import { seedRandom, withRandom, type RandomSource } from '#engine/random.ts';
import { asked } from '#games/truck-off/asked.ts';
import { cardOf, kindOf, setOf, type CardId } from '#games/truck-off/cards.ts';
import { withVenue } from '#games/truck-off/changes.ts';
import type { TruckOffEvent } from '#games/truck-off/events.ts';
import { SLOTS, type Grid } from '#games/truck-off/grid.ts';
import { BARRY, isSides, numberOf, ownerOf, truckId, type Owner, type Sides } from '#games/truck-off/ids.ts';
import { parseCommand } from '#games/truck-off/notation.ts';
import { STANDARD_OPTIONS, type TruckOffOptions } from '#games/truck-off/options.ts';
import { moneyOf } from '#games/truck-off/queries.ts';
import type { RollReport } from '#games/truck-off/rollReport.ts';
import { setUp } from '#games/truck-off/setup.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { eventText } from '#games/truck-off/texts.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { dieId, leftIn } from '#games/truck-off/dice.ts';
import type { DieReading } from '#referee/dice.ts';
import { tick } from '#sim/ids.ts';
import type { Result } from '#sim/result.ts';

export const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.fault.code}: ${result.fault.message}`);
  return result.value;
};

export interface After {
  readonly state: TruckOffState;
  readonly events: readonly TruckOffEvent[];
}

/** The position before trucks are selected for the first time. */
export const setUpFor = (seats: number, options: Partial<TruckOffOptions> = {}, seed = 1): TruckOffState =>
  must(
    withRandom(seedRandom(seed), (random) => setUp({ options: { ...STANDARD_OPTIONS, ...options } }, seats, random))
      .value,
  );

/** The same with the first player token at seat 0. */
export const begun = (seats: number, options: Partial<TruckOffOptions> = {}): TruckOffState => ({
  ...setUpFor(seats, options),
  first: 0,
});

export const withSpecial = (state: TruckOffState, sides: number, special: string): TruckOffState =>
  withVenue(state, asSides(sides), { special });

export function asSides(n: number): Sides {
  if (!isSides(n)) throw new Error(`d${n} is no die`);
  return n;
}

/** Barry's trucks and nothing else are drawn within a round: the first two of his that are named here come. */
const draws = (numbers: readonly number[]): RandomSource => {
  let next = 0;
  return { integer: (min) => Math.max(min, numbers[next++] ?? min) };
};

/** A report as the table could have made it: `8:5 10:x`, x for a die that is thrown again. */
export const reportOf = (text: string): RollReport => ({
  ticks: 300,
  hash: '0123456789abcdef0123456789abcdef',
  readings: text.trim().split(/\s+/).map(readingOf),
});

function readingOf(word: string, i: number): DieReading {
  const [die = '', face = ''] = word.split(':');
  return {
    id: dieId(asSides(Number(die))),
    code: face === 'x' ? 'cocked' : 'read',
    value: face === 'x' ? null : Number(face),
    heldBy: null,
    tick: tick(200 + i),
    at: { xMm: 12.345 * i, yMm: 8, zMm: -40.001 },
  };
}

/** The dice that have to be thrown; none where no throw is asked for. */
export const diceAsked = ({ roll }: TruckOffState): readonly Sides[] => (roll === null ? [] : leftIn(roll.dice));

/** A line of a match: `0 trucks 8 20`, `1 play reroll d8`; `throw 8:5 10:3` for the dice that are asked for. */
export function act(state: TruckOffState, line: string, chance: readonly number[] = []): After {
  const [who = '', ...rest] = line.split(' ');
  const isThrow = who === 'throw';
  const seat = isThrow ? (asked(state)[0] ?? 0) : Number(who);
  const command = parseCommand(isThrow ? 'roll' : rest.join(' '), seat);
  if (!command.ok) throw new Error(`${line}: ${command.fault.message}`);
  const checked = truckOff.check(state, command.value);
  if (!checked.ok) throw new Error(`${line}: ${checked.fault.code}`);
  const report = isThrow ? reportOf(rest.join(' ')) : null;
  return truckOff.apply(state, command.value, report, draws(chance));
}

/** One line after the other. */
export const say = (state: TruckOffState, ...lines: readonly string[]): After =>
  lines.reduce<After>(
    (so, line) => {
      const after = act(so.state, line);
      return { state: after.state, events: [...so.events, ...after.events] };
    },
    { state, events: [] },
  );

/** Why a seat may not do that now; null if it may. */
export function refused(state: TruckOffState, line: string): string | null {
  const [who = '', ...rest] = line.split(' ');
  const command = parseCommand(rest.join(' '), Number(who));
  if (!command.ok) throw new Error(`${line}: ${command.fault.message}`);
  const checked = truckOff.check(state, command.value);
  return checked.ok ? null : checked.fault.code;
}

export const sentences = ({ events }: After): readonly string[] => events.map((event) => eventText(event));
export const types = ({ events }: After): readonly string[] => events.map(({ type }) => type);

export function eventOf<T extends TruckOffEvent['type']>(
  { events }: After,
  type: T,
): Extract<TruckOffEvent, { readonly type: T }> {
  const found = events.find((e): e is Extract<TruckOffEvent, { readonly type: T }> => e.type === type);
  if (found === undefined) throw new Error(`no ${type} among ${events.map((e) => e.type).join()}`);
  return found;
}

/** Everybody's money by seat, Barry's last. */
export const money = (state: TruckOffState): readonly number[] =>
  [...state.players.keys(), ...(state.barry === null ? [] : ([BARRY] as const))].map((owner: Owner) =>
    moneyOf(state, owner),
  );

/** A round in which everything has been selected and thrown. */
export interface Round {
  readonly seats: number;
  readonly options?: Partial<TruckOffOptions>;
  /** By seat: `8 20`; those of `USUAL_TRUCKS` where they are left out. */
  readonly trucks?: readonly string[];
  /** Numbers that are not those of `USUAL_FACES`: `8:1 20:20`. */
  readonly dice?: string;
  /** By seat: `reroll promote`; none for those that are not named. */
  readonly cards?: readonly string[];
  /** Daily Specials by venue. */
  readonly specials?: Readonly<Record<number, string>>;
  /** With two players: the cards of the last row. */
  readonly grid?: readonly CardId[];
  /** With two players: Barry's trucks. */
  readonly barry?: readonly [number, number];
  /** Money before the round, by seat. */
  readonly money?: readonly number[];
  readonly round?: number;
}

/** Selected trucks, by seat. With three players each is alone once, and all three meet at the d20. */
const USUAL_TRUCKS = ['8 20', '10 20', '12 20', '8 10', '10 12', '8 12'];
const USUAL_FACES: Readonly<Record<Sides, number>> = { 4: 3, 6: 4, 8: 5, 10: 6, 12: 7, 20: 17 };

/** The position before the first card is executed, played through all that comes before it. */
export function roundOf(round: Round): After {
  const start = startOf(round);
  const lines = start.players.map((_, seat) => `${seat} trucks ${round.trucks?.[seat] ?? USUAL_TRUCKS[seat]}`);
  const thrown = andThen(withBarry(say(start, ...lines), round), (s) => say(s, `throw ${facesFor(s, round)}`));
  if (thrown.state.phase.name !== 'cards') return thrown;
  const cards = thrown.state.players.map((_, seat) => `${seat} cards ${round.cards?.[seat] ?? 'none'}`);
  return andThen(thrown, (s) => say(s, ...cards));
}

/** All dice that are asked for, as they are told to fall, else as they usually do. */
function facesFor(state: TruckOffState, { dice = '' }: Round): string {
  const told = new Map(dice.split(' ').map((word) => word.split(':') as [string, string]));
  return diceAsked(state)
    .map((die) => `${die}:${told.get(`${die}`) ?? USUAL_FACES[die]}`)
    .join(' ');
}

export const andThen = (first: After, next: (state: TruckOffState) => After): After => {
  const second = next(first.state);
  return { state: second.state, events: [...first.events, ...second.events] };
};

/** The position before trucks are selected. */
export function startOf({ seats, options, specials = {}, grid, money: had = [], round = 1 }: Round): TruckOffState {
  const state = begun(seats, options);
  const dealt: TruckOffState = {
    ...state,
    round,
    grid: grid === undefined ? state.grid : gridWith(grid),
    players: state.players.map((player, seat) => ({ ...player, money: had[seat] ?? player.money })),
  };
  return Object.entries(specials).reduce((s, [sides, special]) => withSpecial(s, Number(sides), special), dealt);
}

/** Sixteen cards of both sets, these on the last row. */
export function gridWith(last: readonly CardId[]): Grid {
  const others = [...setOf(0), ...setOf(1)].filter((id) => !last.includes(id));
  return [...others.slice(0, SLOTS.length - last.length), ...last];
}

/** Barry's draw is chance: the trucks that he is to have here are put in its place. */
function withBarry(after: After, { barry }: Round): After {
  if (barry === undefined) return after;
  const has = barry.map((number) => truckId(BARRY, asSides(number)));
  const trucks = after.state.trucks.map((truck) =>
    ownerOf(truck.id) === BARRY ? { ...truck, at: has.includes(truck.id) ? numberOf(truck.id) : null } : truck,
  );
  return { ...after, state: { ...after.state, trucks } };
}

/** Money for these cards at the end. */
export const valueOf = (cards: readonly (CardId | null)[]): number =>
  cards.reduce((sum, id) => sum + (id === null ? 0 : cardOf(kindOf(id)).value), 0);
