import * as telling from '#engine/telling.ts';
import type { TruckOffEvent } from './events.ts';
import type { TruckOffState } from './state.ts';

/** A position and what was told on the way to it. */
export type Told = telling.Telling<TruckOffState, TruckOffEvent>;

export const told: (state: TruckOffState, ...events: readonly TruckOffEvent[]) => Told = telling.told;
export const andThen: (first: Told, next: (state: TruckOffState) => Told) => Told = telling.andThen;

/** The same step for one thing after the other. */
export const forEach = <T>(
  state: TruckOffState,
  things: readonly T[],
  step: (state: TruckOffState, thing: T) => Told,
): Told => things.reduce<Told>((so, thing) => andThen(so, (s) => step(s, thing)), told(state));
