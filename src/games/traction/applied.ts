import * as rules from '#engine/applied.ts';
import type { TractionEvent } from './events.ts';
import type { TractionState } from './state.ts';

/** A position and what was told on the way to it. */
export type Applied = rules.Applied<TractionState, TractionEvent>;

export const applied: (state: TractionState, ...events: readonly TractionEvent[]) => Applied = rules.applied;
export const andThen: (first: Applied, next: (state: TractionState) => Applied) => Applied = rules.andThen;
