import { seedRandom, withRandom } from '#engine/random.ts';
import type { TugOfWarAction } from '#games/tug-of-war/actions.ts';
import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import { isSeat, type Seat } from '#games/tug-of-war/ids.ts';
import { parseCommand } from '#games/tug-of-war/notation.ts';
import { NO_ITEMS, STANDARD_OPTIONS, type Items, type TugOfWarOptions } from '#games/tug-of-war/options.ts';
import { positionOf } from '#games/tug-of-war/scenario/position.ts';
import { positionSchema, type PositionInput } from '#games/tug-of-war/scenario/schema.ts';
import { setUp } from '#games/tug-of-war/setup.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { eventText } from '#games/tug-of-war/texts.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import type { Result } from '#sim/result.ts';

export const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.fault.code}: ${result.fault.message}`);
  return result.value;
};

export interface After {
  readonly state: TugOfWarState;
  readonly events: readonly TugOfWarEvent[];
}

export type Options = Partial<Omit<TugOfWarOptions, 'items'>> & { readonly items?: Partial<Items> };

export const optionsOf = (options: Options = {}): TugOfWarOptions => ({
  ...STANDARD_OPTIONS,
  ...options,
  items: { ...NO_ITEMS, ...options.items },
});

/** A match as it begins; chance follows from the seed. */
export const setUpBy = (options: Options = {}, seed = 1): TugOfWarState =>
  must(withRandom(seedRandom(seed), (random) => setUp({ options: optionsOf(options) }, 2, random)).value);

/** A position: what is left out is as at the start, seat 0 goes first and is to play. */
export const at = (position: PositionInput = {}, options: Options = {}): TugOfWarState =>
  must(positionOf(optionsOf(options), positionSchema.parse(position)));

/** A line of a match: `0 rope 3 1`; `- time 720000` is nobody's. */
export function commandOf(line: string): TugOfWarAction {
  const [who = '', ...rest] = line.split(' ');
  const command = parseCommand(rest.join(' '), seatOf(who));
  if (!command.ok) throw new Error(`${line}: ${command.fault.message}`);
  return command.value;
}

const seatOf = (word: string): Seat => {
  const seat = Number(word);
  return isSeat(seat) ? seat : 0;
};

/** Chance gives these numbers, one after the other. */
export function act(state: TugOfWarState, line: string, chance: readonly number[] = []): After {
  const action = commandOf(line);
  const checked = tugOfWar.check(state, action);
  if (!checked.ok) throw new Error(`${line}: ${checked.fault.code}`);
  let next = 0;
  return tugOfWar.apply(state, action, null, { integer: (min) => chance[next++] ?? min });
}

/** One line after the other. */
export const say = (state: TugOfWarState, ...lines: readonly string[]): After =>
  lines.reduce<After>(
    (so, line) => {
      const after = act(so.state, line);
      return { state: after.state, events: [...so.events, ...after.events] };
    },
    { state, events: [] },
  );

/** Why a seat may not do that now; null if it may. */
export function refused(state: TugOfWarState, line: string): string | null {
  const checked = tugOfWar.check(state, commandOf(line));
  return checked.ok ? null : checked.fault.code;
}

export const sentences = ({ events }: After): readonly string[] => events.map((event) => eventText(event));

/** Cards that each seat gained: `5 2`, in the order of the rewards. */
export const gainedIn = ({ events }: After): readonly [string, string] => {
  const of = (seat: Seat): string =>
    events.flatMap((event) => (event.type === 'gained' && event.gain.seat === seat ? event.gain.cards : [])).join(' ');
  return [of(0), of(1)];
};
