import { shuffled, type RandomSource } from '#engine/random.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { CHARACTER_IDS } from './almanac/characters.ts';
import { ITEM_IDS } from './almanac/items.ts';
import { cardSetOf } from './almanac/cardSets.ts';
import { LOCATIONS_OF } from './almanac/locations.ts';
import { VEHICLE_CARDS, type VehicleId } from './almanac/vehicles.ts';
import { withPlayers } from './changes.ts';
import { COLUMNS, PAIRS, SEATS, type Column, type Each, type PairId } from './ids.ts';
import { NUMBERS } from './numbers.ts';
import type { TractorPullOptions } from './options.ts';
import type { Pair, Player, TractorPullState } from './state.ts';
import { say } from './texts.ts';

/** The players' agreement before the first match. */
export interface TractorPullSetup {
  readonly options: TractorPullOptions;
}

/** The position before the first spin. Fault: `bad-seats`. */
export function setUp({ options }: TractorPullSetup, seats: number, random: RandomSource): Result<TractorPullState> {
  if (seats !== SEATS.max) return fault('bad-seats', say.badSeats(seats), '$.seats');
  const [first = null, second = null, ...undealt] = shuffled(CHARACTER_IDS, random);
  const dealt = (character: typeof first): Player => ({
    character: options.characters ? character : null,
    face: null,
    hand: [],
    deployed: [],
    items: [],
    decided: false,
  });
  const left = options.characters ? undealt : CHARACTER_IDS;
  return ok({
    options,
    match: 1,
    red: null,
    wave: 0,
    players: [dealt(first), dealt(second)],
    garage: [],
    aside: VEHICLE_CARDS[cardSetOf(options)],
    ejected: [],
    field: [],
    supply: NUMBERS.chips,
    location: null,
    unused: LOCATIONS_OF[cardSetOf(options)],
    visited: [],
    undealt: left,
    items: shuffled(ITEM_IDS, random),
    installed: [],
    spent: [],
    phase: options.characters ? { name: 'faces' } : { name: 'spin', by: 0, why: 'colours' },
    queue: [],
    results: [],
    outcome: null,
  });
}

/** TP-32: all 32 vehicles are shuffled, and a new garage is laid; the others are set aside. */
export function withGarage(state: TractorPullState, random: RandomSource): TractorPullState {
  const cards = shuffled(VEHICLE_CARDS[cardSetOf(state.options)], random);
  const inGarage = PAIRS.length * NUMBERS.cardsAPair;
  return {
    ...withPlayers(state, { hand: [], deployed: [], decided: false }),
    garage: PAIRS.map((id, i) => pairOf(id, cards.slice(i * NUMBERS.cardsAPair, (i + 1) * NUMBERS.cardsAPair))),
    aside: cards.slice(inGarage),
    ejected: [],
    field: [],
    supply: NUMBERS.chips,
  };
}

/** A column face down, one of a card each way, one face up. */
const UP: Readonly<Record<Column, Each<boolean>>> = { 1: [false, false], 2: [false, true], 3: [true, true] };

export function pairOf(id: PairId, cards: readonly VehicleId[]): Pair {
  const column = COLUMNS.find((one) => id.startsWith(`c${one}`)) ?? 1;
  return { id, cards, up: UP[column] };
}
