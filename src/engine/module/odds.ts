import type { Physics } from '#sim/physics.ts';

/** An experiment: one piece of the game, rolled by standard throws. Plain data, so that it can be sent to a worker. */
export interface Experiment {
  readonly terrain: string;
  readonly ballast: boolean;
  readonly seed: number;
  /** Roll everything to its rest: no outcome is taken for certain before. Changes no count, only how long it takes. */
  readonly toRest: boolean;
}

/** How often each way to lie was seen. */
export type Counts = Readonly<Record<string, number>>;

/**
 * The trials of these numbers, from the first to before the last. Each has a chance of its own, so that it does not
 * matter who carries it out.
 */
export type CountTrials = (experiment: Experiment, first: number, end: number) => Counts;

/** The ways in which a game's piece can come to lie, and how they are counted. */
export interface Odds {
  /** Codes, in the order in which they are told. */
  readonly ways: readonly string[];
  /** Codes of rolls that a table would roll again. */
  readonly again: readonly string[];
  readonly trialsWith: (physics: Physics) => CountTrials;
}

/** Counts of the same codes, added up. */
export const addCounts = <C extends Counts>(a: C, b: C): C =>
  Object.fromEntries(Object.entries(a).map(([code, count]) => [code, count + (b[code] ?? 0)])) as C;

/** Nothing seen yet. */
export const noCounts = <C extends string>(codes: readonly C[]): Readonly<Record<C, number>> =>
  Object.fromEntries(codes.map((code) => [code, 0])) as Record<C, number>;
