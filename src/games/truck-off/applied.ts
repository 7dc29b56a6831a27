import * as rules from '#engine/applied.ts';
import type { TruckOffEvent } from './events.ts';
import type { TruckOffState } from './state.ts';

/** A position and what was told on the way to it. */
export type Applied = rules.Applied<TruckOffState, TruckOffEvent>;

export const applied: (state: TruckOffState, ...events: readonly TruckOffEvent[]) => Applied = rules.applied;
export const andThen: (first: Applied, next: (state: TruckOffState) => Applied) => Applied = rules.andThen;

/** The same step for one thing after the other. */
export const forEach: <T>(
  state: TruckOffState,
  things: readonly T[],
  step: (state: TruckOffState, thing: T) => Applied,
) => Applied = rules.forEach;
