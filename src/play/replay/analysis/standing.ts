import type { ValuePoint } from './analysisStore.ts';

/** The part of a game by which all can tell how a match stands, at any time of it. */
export interface Figures<S> {
  /** The more, the better. */
  of(state: S, seat: number): number;
  /** The same in a few words. */
  said(state: S, seat: number): string;
}

/** An action by which a seat has come further ahead, or fallen back. */
export interface Swing {
  readonly action: number; // its place in the log
  readonly by: number;
}

/** How a seat has stood over a match. */
export interface Stood {
  /** Its lead at the beginning of every turn, whenever it has changed, and at the end. */
  readonly points: readonly ValuePoint[];
  /** The largest swings, in the order of the match. */
  readonly swings: readonly Swing[];
  /** The largest lead, of whomever. */
  readonly most: number;
}

/** So many are told (house value). */
const MOST_SWINGS = 3;

/** A seat's figure over that of the best of the others. */
export const aheadOf = (figures: readonly number[], seat: number): number =>
  (figures[seat] ?? 0) - Math.max(...figures.filter((_, other) => other !== seat));

/** `leads`: of the seat before each action, and at the end. `turns`: of the actions. */
export function stoodOver(leads: readonly number[], turns: readonly number[]): Stood {
  const points = leads
    .map((value, action) => ({ action, value }))
    .filter(
      ({ action, value }) =>
        action === turns.length || turns[action] !== turns[action - 1] || value !== leads[action - 1],
    );
  const swings = turns
    .map((_, action) => ({ action, by: (leads[action + 1] ?? 0) - (leads[action] ?? 0) }))
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST_SWINGS)
    .toSorted((a, b) => a.action - b.action);
  return { points, swings, most: Math.max(1, ...leads.map(Math.abs)) };
}
