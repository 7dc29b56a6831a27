import * as telling from '#engine/telling.ts';
import type { TugOfWarEvent } from './events.ts';
import type { TugOfWarState } from './state.ts';

/** A position and what was told on the way to it. */
export type Told = telling.Telling<TugOfWarState, TugOfWarEvent>;

export const told: (state: TugOfWarState, ...events: readonly TugOfWarEvent[]) => Told = telling.told;
export const andThen: (first: Told, next: (state: TugOfWarState) => Told) => Told = telling.andThen;
