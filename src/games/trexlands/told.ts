import * as telling from '#engine/telling.ts';
import type { TrexlandsEvent } from './events.ts';
import type { TrexlandsState } from './state.ts';

/** A position and what was told on the way to it. */
export type Told = telling.Telling<TrexlandsState, TrexlandsEvent>;

export const told: (state: TrexlandsState, ...events: readonly TrexlandsEvent[]) => Told = telling.told;
export const andThen: (first: Told, next: (state: TrexlandsState) => Told) => Told = telling.andThen;

/** One step after the other. */
export const inOrder = (state: TrexlandsState, ...steps: readonly ((state: TrexlandsState) => Told)[]): Told =>
  steps.reduce(andThen, told(state));

/** The same step for one thing after the other. */
export const forEach = <T>(
  state: TrexlandsState,
  things: readonly T[],
  step: (state: TrexlandsState, thing: T) => Told,
): Told => things.reduce<Told>((so, thing) => andThen(so, (s) => step(s, thing)), told(state));
