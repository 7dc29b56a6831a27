import { z } from 'zod';
import type { Counts } from '#engine/module/odds.ts';
import { CLASSES, classOf, type VehicleClass } from '#games/tractor-pull/almanac/vehicles.ts';
import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import { BOTH, PAIRS, type Seat } from '#games/tractor-pull/ids.ts';
import { faceOf, type TractorPullState } from '#games/tractor-pull/state.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { countedRules } from '#bots/countedRules.ts';
import type { Step } from '../byOdds.ts';
import { LEVELS } from '../levels.ts';

/** A cell: how both seats play. */
export const CELLS = LEVELS;

const count = z.int().nonnegative();

/** Games of a cell, counted. Sums, so that a run goes on where it was stopped. */
export const countedSchema = z.strictObject({
  cell: z.enum(CELLS),
  /** Of the first game; each game has the seed after that of the game before it. */
  firstSeed: count,
  games: count,
  figures: z.record(z.string(), count),
});
export type Counted = z.output<typeof countedSchema>;

export const fileSchema = z.strictObject({
  values: z.string(),
  rules: countedRules,
  cells: z.array(countedSchema),
});
export type CountedFile = z.output<typeof fileSchema>;

export const nothingOf = (cell: Counted['cell'], firstSeed: number): Counted => ({
  cell,
  firstSeed,
  games: 0,
  figures: {},
});

/** The seed of the game that is played next. */
export const nextSeed = ({ firstSeed, games }: Counted): number => firstSeed + games;

/**
 * A cell's counts in a file, or nothing of it where the file has none. Fault: they are of other seeds, with which
 * these games would be mixed.
 */
export function toGoOn(file: CountedFile, cell: Counted['cell'], firstSeed: number): Result<Counted> {
  const kept = file.cells.find((one) => one.cell === cell) ?? nothingOf(cell, firstSeed);
  if (kept.firstSeed === firstSeed) return ok(kept);
  return fault(
    'other-seeds',
    `--first-seed ${firstSeed}: the file counts games of ${cell} players from seed ${kept.firstSeed} on; expected that seed, or another file.`,
  );
}

/** The counts with one more game. */
export function withGame({ figures, ...of }: Counted, steps: readonly Step[]): Counted {
  const more = figuresOf(steps);
  const names = new Set([...Object.keys(figures), ...Object.keys(more)]);
  const sums = [...names].sort().map((name) => [name, (figures[name] ?? 0) + (more[name] ?? 0)] as const);
  return { ...of, games: of.games + 1, figures: Object.fromEntries(sums) };
}

/** A game in figures, by its events and by what stands between them. */
function figuresOf(steps: readonly Step[]): Counts {
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
