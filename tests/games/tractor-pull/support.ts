import { expect } from 'vitest';
import { seedRandom, withRandom } from '#engine/random.ts';
import { advance } from '#games/tractor-pull/advance.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import { parseCommand } from '#games/tractor-pull/notation.ts';
import { STANDARD_OPTIONS, type TractorPullOptions } from '#games/tractor-pull/options.ts';
import { positionOf } from '#games/tractor-pull/scenario/position.ts';
import { positionSchema, type PositionInput } from '#games/tractor-pull/scenario/schema.ts';
import { setUp } from '#games/tractor-pull/setup.ts';
import type { SpinReport } from '#games/tractor-pull/spinReport.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { eventText } from '#games/tractor-pull/texts.ts';
import { applied } from '#games/tractor-pull/applied.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import type { Result } from '#sim/result.ts';

export const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.fault.code}: ${result.fault.message}`);
  return result.value;
};

export interface After {
  readonly state: TractorPullState;
  readonly events: readonly TractorPullEvent[];
}

export type Options = Partial<TractorPullOptions>;

/** The position before the faces of the characters are picked. */
export const setUpFor = (options: Options = {}, seed = 1): TractorPullState =>
  must(
    withRandom(seedRandom(seed), (random) => setUp({ options: { ...STANDARD_OPTIONS, ...options } }, 2, random)).value,
  );

/** The position that a scenario would describe so, and what follows from it by itself. */
export const at = (position: PositionInput = {}, options: Options = {}): After =>
  advance(applied(must(positionOf({ ...STANDARD_OPTIONS, ...options }, positionSchema.parse(position)))), {
    integer: (min) => min,
  });

/** A wrench that lies so, after three turns unless something else is said. */
export const lying = (headingDeg: number, turns = 3): SpinReport => ({
  ticks: 720,
  hash: '0123456789abcdef0123456789abcdef',
  spun: { headingDeg, turns, settled: true },
});

/** A line of a match: `0 deploy van sedan pickup`; `spin 270` or `spin 270 1.5` (turns) by the seat that is asked. */
export function act(state: TractorPullState, line: string, seed = 1): After {
  const [who = '', ...rest] = line.split(' ');
  const isSpin = who === 'spin';
  const seat = isSpin ? (asked(state)[0] ?? 0) : Number(who);
  const command = parseCommand(isSpin ? 'spin' : rest.join(' '), seat);
  if (!command.ok) throw new Error(`${line}: ${command.fault.message}`);
  const checked = tractorPull.check(state, command.value);
  if (!checked.ok) throw new Error(`${line}: ${checked.fault.code}`);
  const [heading, turns = '3'] = rest;
  const report = isSpin ? lying(Number(heading), Number(turns)) : null;
  return withRandom(seedRandom(seed), (random) => tractorPull.apply(state, command.value, report, random)).value;
}

/** One line after the other. */
export const say = (from: TractorPullState | After, ...lines: readonly string[]): After => {
  const start: After = 'events' in from ? from : { state: from, events: [] };
  return lines.reduce<After>((so, line) => {
    const after = act(so.state, line);
    return { state: after.state, events: [...so.events, ...after.events] };
  }, start);
};

/** Why a seat may not do that now; null if it may. */
export function refused(state: TractorPullState, line: string): string | null {
  const [who = '', ...rest] = line.split(' ');
  const command = parseCommand(rest.join(' '), Number(who));
  if (!command.ok) throw new Error(`${line}: ${command.fault.message}`);
  const checked = tractorPull.check(state, command.value);
  return checked.ok ? null : checked.fault.code;
}

export const sentences = ({ events }: After): readonly string[] => events.map((event) => eventText(event));
export const types = ({ events }: After): readonly string[] => events.map(({ type }) => type);

export function eventOf<T extends TractorPullEvent['type']>(
  { events }: After,
  type: T,
): Extract<TractorPullEvent, { readonly type: T }> {
  const found = events.find((e): e is Extract<TractorPullEvent, { readonly type: T }> => e.type === type);
  expect(types({ state: {} as TractorPullState, events })).toContain(type);
  return found as Extract<TractorPullEvent, { readonly type: T }>;
}
