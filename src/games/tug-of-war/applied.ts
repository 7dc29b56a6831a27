import * as rules from '#engine/applied.ts';
import type { TugOfWarEvent } from './events.ts';
import type { TugOfWarState } from './state.ts';

/** A position and what was told on the way to it. */
export type Applied = rules.Applied<TugOfWarState, TugOfWarEvent>;

export const applied: (state: TugOfWarState, ...events: readonly TugOfWarEvent[]) => Applied = rules.applied;
export const andThen: (first: Applied, next: (state: TugOfWarState) => Applied) => Applied = rules.andThen;
