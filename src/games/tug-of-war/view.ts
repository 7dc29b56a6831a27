import type { TugOfWarState } from './state.ts';

/** Nothing is secret: every seat, and everybody else, sees all. */
export const view = (state: TugOfWarState): TugOfWarState => state;
