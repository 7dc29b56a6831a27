import type { GameTypes } from '#engine/game.ts';
import type { Counts } from '#engine/module/odds.ts';
import type { Step } from './withoutTable.ts';

/** A value is held against these; either end may be open. */
export interface Bar {
  readonly from?: number;
  readonly to?: number;
}

/** A figure of many matches: one count by another. */
export interface Ratio {
  readonly name: string;
  readonly count: string;
  /** Left out: the matches. */
  readonly of?: string;
  /** A mean, which may lie below 0 or above 1; else it is a share. */
  readonly isMean?: true;
  readonly bar?: Bar;
}

/** The ratios that a measure tells of matches of so many seats. */
export interface MeasureTold {
  /** As jobs name it. */
  readonly id: string;
  readonly ratios: (seats: number) => readonly Ratio[];
}

/** A question of a game's own that a job of matches may ask. */
export interface Measure<T extends GameTypes> extends MeasureTold {
  /** Counts of a match besides those that every job has. Whole numbers. */
  readonly countsOf: (steps: readonly Step<T>[], end: T['state']) => Counts;
}

/** Within so many points of the share that each of so many has. */
export const aroundFair = (of: number, points: number): Bar => ({ from: 1 / of - points, to: 1 / of + points });
