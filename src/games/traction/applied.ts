import type { TractionEvent } from './events.ts';
import type { TractionState } from './state.ts';

/** A position and what was told on the way to it. */
export interface AppliedTraction {
  readonly state: TractionState;
  readonly events: readonly TractionEvent[];
}

export const told = (state: TractionState, ...events: readonly TractionEvent[]): AppliedTraction => ({ state, events });

/** Goes on from there. */
export function andThen(first: AppliedTraction, next: (state: TractionState) => AppliedTraction): AppliedTraction {
  const second = next(first.state);
  return { state: second.state, events: [...first.events, ...second.events] };
}
