import { z } from 'zod';
import { whole } from '../../../engine/files/numbers.ts';
import { TERRAINS } from '../../../sim/roll/terrain.ts';

const MOST_ROLLS = 1_000_000;
const MOST_TRIES = 1000;
const MOST_SCATTERS = 10;

/** What is searched, and how much is tried. A trial is a restart of the search. */
export const throwsParameters = z.strictObject({
  /** Of a shaken throw chance turns the truck; of a free one the hand chooses everything. */
  kind: z.enum(['shaken', 'free']).default('shaken'),
  terrain: z.enum(TERRAINS.map(({ id }) => id)).default(TERRAINS[0]?.id ?? ''),
  ballast: z.boolean().default(false),
  /** Throws that a restart looks at, and rolls of each; it goes on from the best of them. */
  begins: whole(1, MOST_TRIES).default(10),
  look: whole(1, MOST_ROLLS).default(50),
  /** Steps to something near that is better, and rolls of each. */
  steps: whole(0, MOST_TRIES).default(6),
  closer: whole(1, MOST_ROLLS).default(150),
  /** Rolls of what a restart has found, with chances that its search has not seen. */
  rolls: whole(1, MOST_ROLLS).default(1000),
  /** How exactly a free hand repeats a throw, in parts of a practised hand's scatter. */
  scatters: z.array(z.number().min(0).max(10)).min(1).max(MOST_SCATTERS).default([0.5, 1, 2]),
});
export type ThrowsParameters = z.infer<typeof throwsParameters>;

/** Of a shaken throw there is no scatter to vary. */
export const scattersOf = ({ kind, scatters }: ThrowsParameters): readonly (number | null)[] =>
  kind === 'shaken' ? [null] : scatters;
