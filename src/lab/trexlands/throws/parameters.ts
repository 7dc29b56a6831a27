import { z } from 'zod';
import { coefficient, whole } from '#engine/files/numbers.ts';
import { FREE, SHAKEN, type Kind } from '#games/trexlands/bestThrow/ways.ts';
import { TERRAINS } from '#sim/roll/terrain.ts';
import { each } from '#lab/each.ts';

const MOST_TRIES = 1000;
/** Rolls of one restart, which is a chunk at the least: some five minutes of work. */
const MOST_ROLLS = 100_000;
const MOST_SCATTER = 10;
const MOST_SCATTERS = 10;

const rolls = () => whole(1, MOST_ROLLS);

/** The kind of throw and the ground, and how much is tried. A trial is a restart of the search. */
export const throwsParameters = z
  .strictObject({
    /** Of a shaken throw chance turns the truck; of a free one the hand chooses everything. */
    kind: z.enum(['shaken', 'free']).default('shaken'),
    terrain: z.enum(TERRAINS.map(({ id }) => id)).default(TERRAINS[0]?.id ?? ''),
    ballast: z.boolean().default(false),
    /** Throws that a restart looks at, and rolls of each; it goes on from the best of them. */
    begins: whole(1, MOST_TRIES).default(10),
    look: rolls().default(50),
    /** Steps to something near, kept where it is better, and rolls of each. */
    steps: whole(0, MOST_TRIES).default(6),
    closer: rolls().default(150),
    /** Rolls of each restart's throw, with chances that its search has not seen: once to pick, then by scatter. */
    confirm: rolls().default(600),
    /** How exactly a hand repeats what was picked, in parts of a practised hand's scatter. */
    scatters: each(coefficient(0, MOST_SCATTER), MOST_SCATTERS).default([0, 1, 2]),
  })
  .refine((parameters) => rollsOf(parameters) <= MOST_ROLLS, `at most ${MOST_ROLLS} rolls a restart`);
export type ThrowsParameters = z.infer<typeof throwsParameters>;

type Effort = Record<'begins' | 'look' | 'steps' | 'closer' | 'confirm', number> & {
  readonly scatters: readonly number[];
};

/** Rolls of one restart, those of the standard throw among them. */
const rollsOf = ({ begins, look, steps, closer, confirm, scatters }: Effort): number =>
  begins * look + (steps + 1) * closer + confirm * (scatters.length + 2);

export const kindOf = ({ kind }: ThrowsParameters): Kind => (kind === 'shaken' ? SHAKEN : FREE);
