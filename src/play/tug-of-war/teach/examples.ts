import { check } from '#games/tug-of-war/check.ts';
import { BOTH, MODULE_IDS, type ModuleId, type Seat } from '#games/tug-of-war/ids.ts';
import { letterAt } from '#games/tug-of-war/modules/rope.ts';
import { parseCommand } from '#games/tug-of-war/notation.ts';
import { STANDARD_OPTIONS, type TugOfWarOptions } from '#games/tug-of-war/options.ts';
import { positionOf } from '#games/tug-of-war/scenario/position.ts';
import type { PositionFile } from '#games/tug-of-war/scenario/schema.ts';
import { SHARED } from '#games/tug-of-war/sets.ts';
import { machineOf, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { actionText, type Names } from '#games/tug-of-war/texts.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import { apply } from '#games/tug-of-war/tugOfWar.ts';
import { pointsWords, standsWords } from '../say/machineWords.ts';
import { eventSaid, redSeat } from '../say/sayings.ts';
import { examples as texts } from '../texts/rules.ts';
import data from './examples.json' with { type: 'json' };

/** A position, and lines that are played there, each with its seat before it. */
interface Example {
  /** The rope stands so that the line ends at the first spot with this letter; letters may change. */
  readonly letter?: string;
  readonly options?: Partial<TugOfWarOptions>;
  readonly position: Partial<PositionFile>;
  readonly lines: readonly string[];
}

const EXAMPLES = data.examples as unknown as Readonly<Record<string, Example>>;

const NAMES: Names = (seat) => texts.seats[seat];

/** The example of a clause in sentences, worked out by the rules; null where there is none. */
export function exampleOf(clause: string): string | null {
  const example = EXAMPLES[clause];
  if (example === undefined) return null;
  const start = positionIn(example);
  const told: string[] = [];
  let state = start;
  for (const line of example.lines) {
    const after = played(state, line);
    told.push(after.told);
    ({ state } = after);
  }
  return texts.example([standing(start, example), ...told].join(' '));
}

function positionIn({ options, position, letter, lines }: Example): TugOfWarState {
  const rope = letter === undefined ? {} : { rope: { pulled: spotOfLetter(letter) - Number(lines[0]?.at(-1)) } };
  const laid = positionOf(
    { ...STANDARD_OPTIONS, ...options },
    { first: 0, turn: 1, last: [null, null], forbidden: null, ...position, ...rope },
  );
  if (!laid.ok) throw new Error(laid.fault.message);
  return laid.value;
}

function spotOfLetter(letter: string): number {
  for (let spot = 1; spot <= SHARED.rope.spots; spot += 1) if (letterAt(spot) === letter) return spot;
  throw new Error(`the rope has no ${letter}`);
}

/** How the machines that matter stand, and the cards of whoever plays there. */
function standing(state: TugOfWarState, { position, lines }: Example): string {
  const named = (id: ModuleId): boolean => position[id] !== undefined || lines.some((line) => line.includes(` ${id} `));
  const seats = BOTH.filter((seat) => lines.some((line) => seatOf(line) === seat));
  return [
    ...MODULE_IDS.filter(named).map((id) => texts.stands(MODULE_NAMES[id], machineWords(state, id, position))),
    ...seats.map((seat) => texts.holds(NAMES(seat), state.hands[seat])),
  ].join(' ');
}

function machineWords(state: TugOfWarState, id: ModuleId, position: Example['position']): string {
  if (machineOf(state, id).wonBy !== null) return pointsWords(state, id, NAMES);
  const stands = standsWords(state, id, NAMES);
  return position[id]?.points === undefined ? stands : `${stands}; ${pointsWords(state, id, NAMES)}`;
}

const seatOf = (line: string): Seat => (line.startsWith('0') ? 0 : 1);

interface Played {
  readonly state: TugOfWarState;
  readonly told: string;
}

/** A line that is refused changes nothing (TW-06). */
function played(state: TugOfWarState, line: string): Played {
  const read = parseCommand(line.slice(2), seatOf(line));
  if (!read.ok) throw new Error(`${line}: ${read.fault.message}`);
  const action = read.value;
  const checked = check(state, action);
  if (!checked.ok)
    return { state, told: texts.refused(NAMES(seatOf(line)), actionText(action, NAMES), checked.fault.message) };
  const after = apply(state, action, { integer: (min) => min });
  const news = after.events.filter(({ type }) => type !== 'turn-began');
  return { state: after.state, told: news.map((event) => eventSaid(event, NAMES, redSeat(state))).join(' ') };
}
