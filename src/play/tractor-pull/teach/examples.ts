import { startMatch } from '#engine/match.ts';
import type { VehicleClass, VehicleId } from '#games/tractor-pull/almanac/vehicles.ts';
import { classOf, VEHICLE_CARDS } from '#games/tractor-pull/almanac/vehicles.ts';
import { singleOut } from '#games/tractor-pull/ejections.ts';
import { COLUMNS, type Column, type Row, type Seat } from '#games/tractor-pull/ids.ts';
import { pointsIn, pullRopes, compareStrongest } from '#games/tractor-pull/pull.ts';
import type { Standing, TractorPullState } from '#games/tractor-pull/state.ts';
import { eventText } from '#games/tractor-pull/texts.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import { readWrench } from '#games/tractor-pull/wrench.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { examples as texts } from '../texts/rules.ts';

const SEATS = texts.seats.map((name, colour) => ({ name, colour, kind: 'person' as const }));
const NAMES = seatNamesOf(SEATS);

type Written = readonly `${'' | '~'}${VehicleClass}${'' | `+${number}`}`[];

/** Sides of the field, rows from the front; `~` lies face down, `+1` has a counter. */
function fieldOf(sides: readonly [readonly Written[], readonly Written[]]): TractorPullState {
  const begun = startMatch(tractorPull, {
    build: 'example',
    tickHz: TICK_HZ,
    seed: 1,
    seats: SEATS,
    setup: { options: { characters: false, locations: false, items: false, overtimeEject: true } },
  });
  if (!begun.ok) throw new Error(begun.fault.message);
  const used = new Set<VehicleId>();
  const take = (one: VehicleClass): VehicleId => {
    const card = VEHICLE_CARDS.level.find((id) => classOf(id) === one && !used.has(id));
    if (card === undefined) throw new Error(`there is no other ${one}`);
    used.add(card);
    return card;
  };
  const field = sides.flatMap((rows, side) =>
    rows.flatMap((row, i) =>
      row.map((word, j): Standing => {
        const [name = '', counters = '0'] = word.replace('~', '').split('+');
        return {
          vehicle: take(name as VehicleClass),
          seat: side as Seat,
          row: (i + 1) as Row,
          column: COLUMNS[j] as Column,
          up: !word.startsWith('~'),
          counters: Number(counters),
        };
      }),
    ),
  );
  const wave = Math.max(1, ...field.map(({ row }) => row)) as Row;
  return { ...begun.value.state, red: 0, wave, field, phase: { name: 'reveal' } };
}

/** The rule text's own sums: 8 to 9, 7 to 1, 10 to 9. */
const PULLED: readonly [readonly Written[], readonly Written[]] = [
  [
    ['scooter', 'pickup', 'go-kart'],
    ['van', '~sedan', 'sedan'],
  ],
  [
    ['go-kart', '~scooter+1', 'sedan'],
    ['van', '~van', 'scooter'],
  ],
];
const TIED: readonly [readonly Written[], readonly Written[]] = [
  [['van', 'scooter+2', 'scooter']],
  [['motorbike', 'van', 'go-kart']],
];
const COUNTERS: readonly [readonly Written[], readonly Written[]] = [
  [['~tractor', 'go-kart', 'scooter']],
  [['scooter', 'go-kart+2', 'scooter']],
];

const told = (state: TractorPullState): string => {
  const ropes = pullRopes(state);
  return eventText({ type: 'pulled', ropes, points: pointsIn(ropes) }, NAMES.seat);
};

function strongest(): string {
  const state = fieldOf(TIED);
  return singleOut(state)
    .events.map((event) => eventText(event, NAMES.seat))
    .join(' ');
}

function compared(): string {
  const found = compareStrongest(fieldOf(TIED));
  if (found === null) throw new Error('the sides differ');
  const { place, strengths } = found;
  return eventText({ type: 'compared', place, strengths }, NAMES.seat);
}

const read = (headingDeg: number, turns: number): string => {
  const { red, again } = readWrench({ headingDeg, turns, settled: true });
  return `${headingDeg}°: ${eventText({ type: 'spun', by: 0, headingDeg, turns, red, again }, NAMES.seat)}`;
};

/** By the clause that each is an example of; the sums and sentences are the rules’ own. */
const EXAMPLES: Readonly<Record<string, () => string>> = {
  'TP-03': () => [read(120, 14), read(183, 14)].join(' '),
  'TP-05': () => read(120, 1),
  'TP-13': strongest,
  'TP-21': () => told(fieldOf(COUNTERS)),
  'TP-24': () => told(fieldOf(PULLED)),
  'TP-26': compared,
};

/** The example of a clause in a sentence; null where there is none. */
export function exampleOf(clause: string): string | null {
  const example = EXAMPLES[clause];
  return example === undefined ? null : texts.example(example());
}
