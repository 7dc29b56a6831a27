import type { Counts } from '#engine/module/odds.ts';
import { CHARACTER_FACES } from '#games/tractor-pull/almanac/characters.ts';
import { ITEM_IDS } from '#games/tractor-pull/almanac/items.ts';
import { LOCATION_FACES } from '#games/tractor-pull/almanac/locations.ts';
import { CLASSES, classOf, type VehicleClass } from '#games/tractor-pull/almanac/vehicles.ts';
import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import { BOTH, PAIRS, type Seat } from '#games/tractor-pull/ids.ts';
import { faceOf, type TractorPullState } from '#games/tractor-pull/state.ts';
import type { TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import type { Measure, Ratio } from '../measure.ts';
import type { Step } from './byOdds.ts';

/** House values: nothing is dead and nothing is a must. */
const SEATS = { from: 0.45, to: 0.55 } as const;
const WORTH = { from: 0.38, to: 0.62 } as const;
/** Of red at a location that it has picked. */
const HOME = { from: 0.4, to: 0.6 } as const;
const USE = { from: 0.1 } as const;
const PICK = { from: 0.1, to: 0.9 } as const;
const LOCATION = { from: 0.02, to: 0.5 } as const;

const ENDS: readonly Ratio[] = [
  { name: 'games won by seat 1, the youngest', count: 'game won by seat 1', bar: SEATS },
  { name: 'matches won by red', count: 'won by red', of: 'matches', bar: SEATS },
  { name: 'match 2 won by who won match 1', count: 'match 2 won by who won match 1', of: 'match 2' },
  { name: 'games of three matches', count: 'match 3' },
  { name: 'matches decided by the ropes', count: 'by ropes', of: 'matches' },
  { name: 'matches decided in overtime', count: 'by overtime', of: 'matches' },
  { name: 'matches decided by the strongest vehicle', count: 'by strongest', of: 'matches' },
  { name: 'matches decided by the wrench', count: 'by wrench', of: 'matches' },
];

/** The figures that the invented values are held against. */
export const BALANCE: Measure<TractorPullTypes> = {
  id: 'balance',
  countsOf,
  ratios: () => [
    ...ENDS,
    ...CLASSES.flatMap((id): readonly Ratio[] => [
      { name: `${id} deployed, of those dealt`, count: `deployed ${id}`, of: `dealt ${id}`, bar: USE },
      { name: `${id} ejected, of those deployed`, count: `ejected ${id}`, of: `deployed ${id}` },
      { name: `won with more of ${id}`, count: `won with more ${id}`, of: `more ${id}`, bar: WORTH },
    ]),
    ...CHARACTER_FACES.flatMap(([id, { name }]): readonly Ratio[] => [
      { name: `${name} (${id}) picked, of those dealt`, count: `picked ${id}`, of: `could pick ${id}`, bar: PICK },
      { name: `matches won with ${name} (${id})`, count: `won with ${id}`, of: `with ${id}`, bar: WORTH },
    ]),
    ...LOCATION_FACES.flatMap(([id, { name }]): readonly Ratio[] => [
      {
        name: `${name} (${id}) picked, when it could be`,
        count: `picked ${id}`,
        of: `could pick ${id}`,
        bar: LOCATION,
      },
      { name: `won by red at ${name} (${id})`, count: `at ${id} won by red`, of: `at ${id}`, bar: HOME },
    ]),
    ...ITEM_IDS.map((id) => ({
      name: `won by who placed ${id}`,
      count: `won with ${id}`,
      of: `with ${id}`,
      bar: WORTH,
    })),
  ],
};

/** A game in figures, by its events and by what stands between them. */
function countsOf(steps: readonly Step[]): Counts {
  const counts: Record<string, number> = {};
  const note = (name: string, more = 1): void => void (counts[name] = (counts[name] ?? 0) + more);
  let course = newCourse();
  for (const { before, events, state } of steps) {
    if (isFirstOfMatch(before))
      for (const pair of before.garage)
        for (const card of pair.cards) if (card !== null) note(`dealt ${classOf(card)}`);
    for (const event of events) {
      if (event.type === 'match-won') {
        noteMatch(note, { before, course, winner: event.score.winner, by: event.score.by });
        course = newCourse();
      } else course = after(course, event);
      noteEvent(note, before, event);
    }
    if (state.outcome !== null) note(`game won by seat ${state.outcome.winner + 1}`);
  }
  return counts;
}

type Note = (name: string, more?: number) => void;

/** The garage is complete: nothing has been recruited. */
const isFirstOfMatch = ({ phase, garage }: TractorPullState): boolean =>
  phase.name === 'recruit' && garage.length === PAIRS.length;

/** Vehicles deployed in a match, by seat. */
type Course = Readonly<Record<Seat, Partial<Record<VehicleClass, number>>>>;

const newCourse = (): Course => ({ 0: {}, 1: {} });

function after(course: Course, event: TractorPullEvent): Course {
  if (event.type !== 'revealed') return course;
  const of = (seat: Seat): Course[Seat] =>
    event.rows[seat].map(classOf).reduce((so, one) => ({ ...so, [one]: (so[one] ?? 0) + 1 }), course[seat]);
  return { 0: of(0), 1: of(1) };
}

function noteEvent(note: Note, before: TractorPullState, event: TractorPullEvent): void {
  switch (event.type) {
    case 'revealed':
      for (const vehicle of event.rows.flat()) note(`deployed ${classOf(vehicle)}`);
      break;
    case 'ejected':
      note(`ejected ${classOf(event.vehicle)}`);
      break;
    case 'located':
      note(`picked ${event.location}`);
      for (const id of before.unused) for (const face of ['a', 'b']) note(`could pick ${id}-${face}`);
      break;
    case 'characters-shown':
      for (const face of event.faces) note(`picked ${face}`);
      for (const face of event.faces) for (const side of ['a', 'b']) note(`could pick ${face.slice(0, -1)}${side}`);
      break;
    default:
  }
}

interface MatchEnd {
  readonly before: TractorPullState;
  readonly course: Course;
  readonly winner: Seat;
  readonly by: string;
}

/** A match that is over, told by who had what in it. */
function noteMatch(note: Note, { before, course, winner, by }: MatchEnd): void {
  const { red, location, match, players, installed } = before;
  note('matches');
  note(`match ${match}`);
  note(`by ${by}`);
  if (winner === red) note('won by red');
  if (match === 2 && winner === before.results[0]?.winner) note('match 2 won by who won match 1');
  if (location !== null) note(`at ${location}`);
  if (location !== null && winner === red) note(`at ${location} won by red`);
  for (const one of CLASSES) {
    const [first, second] = [course[0][one] ?? 0, course[1][one] ?? 0];
    if (first === second) continue;
    note(`more ${one}`);
    if (winner === (first > second ? 0 : 1)) note(`won with more ${one}`);
  }
  for (const seat of BOTH) {
    const face = faceOf(players[seat]);
    if (face !== null) note(`with ${face}`);
    if (face !== null && seat === winner) note(`won with ${face}`);
  }
  for (const { item, seat } of installed) {
    note(`with ${item}`);
    if (seat === winner) note(`won with ${item}`);
  }
}
