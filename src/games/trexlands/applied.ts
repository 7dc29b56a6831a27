import * as rules from '#engine/applied.ts';
import type { TrexlandsEvent } from './events.ts';
import type { TrexlandsState } from './state.ts';

/** A position and what was told on the way to it. */
export type Applied = rules.Applied<TrexlandsState, TrexlandsEvent>;

export const applied: (state: TrexlandsState, ...events: readonly TrexlandsEvent[]) => Applied = rules.applied;
export const andThen: (first: Applied, next: (state: TrexlandsState) => Applied) => Applied = rules.andThen;

/** One step after the other. */
export const inOrder = (state: TrexlandsState, ...steps: readonly ((state: TrexlandsState) => Applied)[]): Applied =>
  steps.reduce(andThen, applied(state));

/** The same step for one thing after the other. */
export const forEach: <T>(
  state: TrexlandsState,
  things: readonly T[],
  step: (state: TrexlandsState, thing: T) => Applied,
) => Applied = rules.forEach;
