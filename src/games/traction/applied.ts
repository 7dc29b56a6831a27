import * as telling from '#engine/telling.ts';
import type { TractionEvent } from './events.ts';
import type { TractionState } from './state.ts';

/** A position and what was told on the way to it. */
export type AppliedTraction = telling.Telling<TractionState, TractionEvent>;

export const told: (state: TractionState, ...events: readonly TractionEvent[]) => AppliedTraction = telling.told;
export const andThen: (first: AppliedTraction, next: (state: TractionState) => AppliedTraction) => AppliedTraction =
  telling.andThen;
