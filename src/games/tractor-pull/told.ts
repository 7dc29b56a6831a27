import * as telling from '#engine/telling.ts';
import type { TractorPullEvent } from './events.ts';
import type { TractorPullState } from './state.ts';

/** A position and what was told on the way to it. */
export type Told = telling.Telling<TractorPullState, TractorPullEvent>;

export const told: (state: TractorPullState, ...events: readonly TractorPullEvent[]) => Told = telling.told;
export const andThen: (first: Told, next: (state: TractorPullState) => Told) => Told = telling.andThen;

/** The same step for one thing after the other. */
export const forEach = <T>(
  state: TractorPullState,
  things: readonly T[],
  step: (state: TractorPullState, thing: T) => Told,
): Told => things.reduce<Told>((so, thing) => andThen(so, (s) => step(s, thing)), told(state));
