import * as rules from '#engine/applied.ts';
import type { TractorPullEvent } from './events.ts';
import type { TractorPullState } from './state.ts';

/** A position and what was told on the way to it. */
export type Applied = rules.Applied<TractorPullState, TractorPullEvent>;

export const applied: (state: TractorPullState, ...events: readonly TractorPullEvent[]) => Applied = rules.applied;
export const andThen: (first: Applied, next: (state: TractorPullState) => Applied) => Applied = rules.andThen;

/** The same step for one thing after the other. */
export const forEach: <T>(
  state: TractorPullState,
  things: readonly T[],
  step: (state: TractorPullState, thing: T) => Applied,
) => Applied = rules.forEach;
