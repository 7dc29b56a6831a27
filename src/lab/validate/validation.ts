import type { Physics } from '#sim/physics.ts';

/** How far the simulation may be from the truth, or what is known of it where it is further. */
export type Tolerance =
  /** Of the difference: in the row's unit, or as a share of the truth. */
  | { readonly kind: 'absolute' | 'share'; readonly bar: number }
  /** Of a figure that may fall short of the truth by anything, and exceed it by so much. */
  | { readonly kind: 'at-most'; readonly bar: number }
  /** A known limit of the engine: what was measured, within these ends, so that a change is seen. */
  | { readonly kind: 'limit'; readonly least: number; readonly most: number };

/** One comparison of a truth with the simulation, all in one unit. */
export interface Validation {
  readonly name: string;
  /** The set-up, with its values. */
  readonly settings: string;
  readonly unit: string;
  readonly theory: number;
  readonly tolerance: Tolerance;
  /** The same figure out of the simulation, by its own builders and settings. */
  readonly measure: (physics: Physics) => number;
}

/** Comparisons by one law. */
export interface Theme {
  readonly id: string;
  /** The law in a sentence. */
  readonly says: string;
  /** Its author, or how it is known. */
  readonly source: string;
  /** The tolerances, and where they come from. */
  readonly tolerances: string;
  readonly rows: readonly Validation[];
}

/** A comparison that was made. */
export interface Verified {
  /** In the unit; of a tolerance that is a share, as a share of the truth; 0 where a figure may fall short and does. */
  readonly error: number;
  readonly holds: boolean;
}

/** Whether a measured figure is within its row's tolerance. */
export function verified({ theory, tolerance }: Validation, measured: number): Verified {
  const error = tolerance.kind === 'share' ? measured / theory - 1 : measured - theory;
  if (tolerance.kind === 'at-most') return { error: Math.max(0, error), holds: error <= tolerance.bar };
  if (tolerance.kind !== 'limit') return { error, holds: Math.abs(error) <= tolerance.bar };
  return { error, holds: measured >= tolerance.least && measured <= tolerance.most };
}

export const within = (bar: number): Tolerance => ({ kind: 'absolute', bar });
export const withinShare = (bar: number): Tolerance => ({ kind: 'share', bar });
export const knownLimit = (least: number, most: number): Tolerance => ({ kind: 'limit', least, most });
export const atMost = (bar: number): Tolerance => ({ kind: 'at-most', bar });
