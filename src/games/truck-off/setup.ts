import { shuffledDeck } from '#engine/deck.ts';
import { shuffled, type RandomSource } from '#engine/random.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { kindOf, setOf, type CardId, type CardKind } from './cards.ts';
import { SLOTS } from './grid.ts';
import { BARRY, truckId, type Owner } from './ids.ts';
import { NUMBERS, SEATS, venuesFor } from './numbers.ts';
import { checkOptions, pairOf, type Discards, type TruckOffOptions } from './options.ts';
import { beginRound } from './round.ts';
import { SPECIALS } from './specials/specials.ts';
import type { TruckOffState } from './state.ts';
import { say } from './texts.ts';

/** The players' agreement before the first round. */
export interface TruckOffSetup {
  readonly options: TruckOffOptions;
}

/** The position before trucks are selected for the first time. Faults: `bad-seats`, `bad-option`. */
export function setUp({ options }: TruckOffSetup, seats: number, random: RandomSource): Result<TruckOffState> {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max)
    return fault('bad-seats', say.badSeats(seats, SEATS), '$.seats'); // TO-47
  const checked = checkOptions(options, seats);
  if (!checked.ok) return checked;
  const first = options.first ?? random.integer(0, seats - 1); // TO-01, TO-52
  const table = laidOut(options, seats, first, random);
  return ok(beginRound(seats === 2 ? withGrid(table, random) : withHands(table, random), random).state);
}

/** Everything in its place, before any card is dealt. */
export function laidOut(options: TruckOffOptions, seats: number, first: number, random: RandomSource): TruckOffState {
  const venues = venuesFor(seats);
  const owners: readonly Owner[] = [...Array(seats).keys(), ...(seats === 2 ? ([BARRY] as const) : [])];
  const { firstMoney = 0, barryMoney = NUMBERS.two.barryMoney } = options; // TO-02
  const barry = seats === 2 ? barryMoney : null;
  return {
    seats,
    options,
    round: 1,
    first,
    venues: venues.map((sides) => ({ sides, die: null, shut: false, promotes: 0, special: null })),
    trucks: owners.flatMap(
      (owner) => venues.map((number) => ({ id: truckId(owner, number), at: null, doubles: 0 })), // TO-03
    ),
    players: Array.from({ length: seats }, (_, seat) => ({
      money: seat === first ? firstMoney : 0,
      hand: [],
      chosen: [],
      picked: [],
      decided: false,
    })),
    barry,
    issued: firstMoney + (barry ?? 0),
    grid: null,
    discards: [],
    out: [],
    specials: options.specials ? specialsFor(venues, random) : null,
    phase: { name: 'trucks' },
    roll: null,
    conceded: [],
    outcome: null,
  };
}

/** Those of venues that are not in play are not used. */
const specialsFor = (venues: readonly number[], random: RandomSource): TruckOffState['specials'] =>
  shuffledDeck(
    SPECIALS.filter(({ venue }) => venues.includes(venue)).map(({ id }) => id),
    random,
  );

/** TO-04, TO-05: the same two cards of every set are out of the game. */
function withHands(state: TruckOffState, random: RandomSource): TruckOffState {
  const kinds = discardedKinds(state.options.discards, random);
  const sets = state.players.map((_, seat) => outOf(seat, kinds));
  return {
    ...state,
    players: state.players.map((player, seat) => ({ ...player, hand: sets[seat]?.kept ?? [] })),
    out: sets.flatMap(({ out }) => out),
  };
}

/** The two kinds; chance draws two cards of a set. */
const discardedKinds = (discards: Discards, random: RandomSource): readonly CardKind[] => {
  if (discards === 'random') return shuffled(setOf(0), random).slice(0, NUMBERS.discardedCards).map(kindOf);
  return typeof discards === 'string' ? pairOf(discards) : discards;
};

/** A seat's set without the cards that are out of the game. The last copies are put away first. */
export function outOf(seat: number, kinds: readonly CardKind[]): { kept: readonly CardId[]; out: readonly CardId[] } {
  const set = setOf(seat);
  const out: CardId[] = [];
  for (const kind of kinds) {
    const card = set.findLast((id) => kindOf(id) === kind && !out.includes(id));
    if (card !== undefined) out.push(card);
  }
  return { kept: set.filter((id) => !out.includes(id)), out };
}

/** TO-34, TO-35: both sets are shuffled together, eight cards go at random, and the others are laid. */
function withGrid(state: TruckOffState, random: RandomSource): TruckOffState {
  const cards = shuffled([...setOf(0), ...setOf(1)], random);
  const { cardsOut } = NUMBERS.two;
  return { ...state, out: cards.slice(0, cardsOut), grid: cards.slice(cardsOut, cardsOut + SLOTS.length) };
}
