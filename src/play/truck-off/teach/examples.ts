import { startMatch } from '#engine/match.ts';
import { cardOf, type CardKind } from '#games/truck-off/cards.ts';
import { execute } from '#games/truck-off/effects.ts';
import { freeSlots } from '#games/truck-off/grid.ts';
import { truckId, type Owner, type Sides } from '#games/truck-off/ids.ts';
import { STANDARD_OPTIONS } from '#games/truck-off/options.ts';
import { payoutOf } from '#games/truck-off/payout.ts';
import type { TruckOffState, Venue } from '#games/truck-off/state.ts';
import { targetsOf } from '#games/truck-off/targets.ts';
import { eventText, payoutText } from '#games/truck-off/texts.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { ownerNamesOf } from '../say/names.ts';
import { examples as texts } from '../texts/rules.ts';

/** Trucks at Gaming Con, its die and its tokens: enough for a sum. */
interface Example {
  readonly trucks: readonly { readonly of: number; readonly number: Sides; readonly doubles?: number }[];
  readonly die: number;
  readonly promotes: number;
}

const THREE = [
  { of: 0, number: 20 },
  { of: 1, number: 20 },
  { of: 2, number: 12 },
] as const;

/** By the clause that each is an example of; the sums are the rules’ own. */
const EXAMPLES: Readonly<Record<string, Example>> = {
  'TO-11': { trucks: THREE, die: 17, promotes: 0 },
  'TO-12': { trucks: THREE, die: 17, promotes: 1 },
  'TO-13': {
    trucks: [...THREE, { of: 0, number: 12 }, { of: 1, number: 10 }],
    die: 17,
    promotes: 1,
  },
  'TO-14': { trucks: THREE, die: 17, promotes: 2 },
  'TO-15': { trucks: [{ of: 0, number: 20, doubles: 1 }, THREE[1], THREE[2]], die: 17, promotes: 1 },
};

const SEATS = texts.seats.map((name, colour) => ({ name, colour, kind: 'person' as const }));
const VENUE: Sides = 20;

/** Clauses whose example is what a card may be played at, on one street. */
const TARGETS: Readonly<Record<string, CardKind>> = {
  'TO-16': 'double',
  'TO-19': 'reroll',
  'TO-20': 'move',
  'TO-21': 'move-rival',
  'TO-22': 'place',
  'TO-23': 'shut-truck',
  'TO-24': 'shut-venue',
  'TO-25': 'trigger',
};

/** The street of those: one venue is shut, and each player has two trucks out. */
const STREET: Example = {
  trucks: [...THREE.slice(0, 2), { of: 2, number: 12 }],
  die: 17,
  promotes: 0,
};
const SHUT: Sides = 8;

/** The example of a clause in a sentence; null where there is none. */
export function exampleOf(clause: string): string | null {
  const example = EXAMPLES[clause];
  if (example !== undefined) {
    const payout = payoutOf(stateOf(example), venueOf(example));
    return payout && texts.example(payoutText(payout, NAMES.owner));
  }
  const kind = TARGETS[clause];
  if (kind !== undefined) return texts.example(targetsIn(kind));
  if (clause === 'TO-26') return texts.example(afterTrigger());
  return clause === 'TO-36' ? texts.example(freeAtFirst()) : null;
}

const NAMES = ownerNamesOf(SEATS);

function street(): TruckOffState {
  const state = stateOf(STREET);
  return {
    ...state,
    venues: state.venues.map((venue) => ({
      ...venue,
      die: venue.sides === VENUE ? 17 : 5,
      shut: venue.sides === SHUT,
    })),
  };
}

const placed = ({ trucks }: TruckOffState): string =>
  texts.street(
    venueName(VENUE),
    trucks.flatMap(({ id, at }) => (at === VENUE ? [NAMES.truck(id)] : [])),
    venueName(SHUT),
  );

/** Each truck and each venue once; of a truck that goes somewhere, where. */
function targetsIn(kind: CardKind): string {
  const state = street();
  const targets = targetsOf(state, 0, kind);
  const trucks = [...new Set(targets.flatMap(({ truck }) => (truck === null ? [] : [NAMES.truck(truck)])))];
  const venues = [...new Set(targets.flatMap(({ venue }) => (venue === null ? [] : [venueName(venue)])))];
  return `${placed(state)} ${texts.targets(SEATS[0]?.name ?? '', cardOf(kind).name, trucks, venues)}`;
}

/** The Trigger's own payout, and the trucks that are home after it. */
function afterTrigger(): string {
  const state = street();
  const { state: after, events } = execute(state, 0, 'trigger', { truck: null, venue: VENUE });
  const home = state.trucks.filter(
    ({ id, at }) => at !== null && after.trucks.some((now) => now.id === id && now.at === null),
  );
  const told = events.map((event) => eventText(event, NAMES.owner));
  return [placed(state), ...told, texts.wentHome(home.map(({ id }) => NAMES.truck(id)))].join(' ');
}

/** The cards that no other lies on when the grid has been laid. */
function freeAtFirst(): string {
  const { grid } = begunWith(2);
  return texts.free(grid === null ? [] : freeSlots(grid));
}

const venueOf = ({ die, promotes }: Example): Venue => ({ sides: VENUE, die, promotes, shut: false, special: null });

function begunWith(seats: number): TruckOffState {
  const begun = startMatch(truckOff, {
    build: 'example',
    tickHz: TICK_HZ,
    seed: 1,
    seats: SEATS.slice(0, seats),
    setup: { options: STANDARD_OPTIONS },
  });
  if (!begun.ok) throw new Error(begun.fault.message);
  return begun.value.state;
}

function stateOf(example: Example): TruckOffState {
  const there = new Map(
    example.trucks.map(({ of, number, doubles = 0 }) => [truckId(of as Owner, number) as string, doubles]),
  );
  const state = begunWith(SEATS.length);
  return {
    ...state,
    trucks: state.trucks.map((truck) =>
      there.has(truck.id) ? { ...truck, at: VENUE, doubles: there.get(truck.id) ?? 0 } : truck,
    ),
  };
}
