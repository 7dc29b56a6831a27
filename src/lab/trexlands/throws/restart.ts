import { z } from 'zod';
import { seedRandom, type RandomState } from '#engine/random.ts';
import { countUp, standardWay, type Ground } from '#games/trexlands/bestThrow/chance.ts';
import { climb } from '#games/trexlands/bestThrow/search.ts';
import { corners, type Kind, type Knobs } from '#games/trexlands/bestThrow/ways.ts';
import { trialChance, trialSeed } from '#lab/chance.ts';
import { knobsOf, wholeKnobs, wholeOf } from './knobs.ts';
import { kindOf, type ThrowsParameters } from './parameters.ts';

export const restartCounts = z.strictObject({
  /** The throw that it has found. */
  knobs: wholeKnobs,
  /** How often it came up in the rolls by which the best of all restarts is picked, and which flatter that one. */
  picked: z.int().min(0),
  /** And afterwards, with other chances, by scatter. */
  up: z.array(z.int().min(0)),
  /** How often the standard throw did, with chances of its own. */
  standard: z.int().min(0),
});
export type RestartCounts = z.infer<typeof restartCounts>;

/** One restart of the search: looks around, goes on from the best, and rolls what it has found anew. */
export function restart(ground: Ground, parameters: ThrowsParameters, seed: number, trial: number): RestartCounts {
  const { steps, closer, confirm, scatters } = parameters;
  const kind = told(kindOf(parameters));
  const from = beginning(ground, kind, parameters, seed, trial);
  const { knobs } = climb(ground, kind, from, trial, { seed: trialSeed(seed, 'climb', trial), steps, closer });
  const up = (scatter: number): number =>
    countUp(ground, kind.wayOf(knobs, scatter), stateOf(seed, 'confirm', trial), 0, confirm);
  return {
    knobs: wholeOf(knobs),
    // the same chances for what all restarts have found
    picked: countUp(ground, kind.wayOf(knobs), stateOf(seed, 'pick', 0), 0, confirm),
    up: scatters.map(up),
    standard: countUp(ground, standardWay, stateOf(seed, 'standard', trial), 0, confirm),
  };
}

const stateOf = (seed: number, stream: string, trial: number): RandomState =>
  seedRandom(trialSeed(seed, stream, trial));

/** Throws as they are told: the very throw that an answer has is the one that was rolled, and is within the limits. */
function told(kind: Kind): Kind {
  const within = (knobs: Knobs): boolean => kind.within(knobsOf(wholeOf(knobs)));
  return {
    ...kind,
    wayOf: (knobs, scatter) => kind.wayOf(knobsOf(wholeOf(knobs)), scatter),
    within,
    begin: (chance) => {
      for (;;) {
        const knobs = kind.begin(chance);
        if (within(knobs)) return knobs;
      }
    },
  };
}

/** The best of some throws: a corner of the limits, as long as there are any, and others anywhere within them. */
function beginning(ground: Ground, kind: Kind, { begins, look }: ThrowsParameters, seed: number, trial: number): Knobs {
  const chance = trialChance(seed, 'begin', trial);
  const corner = corners().filter(kind.within)[trial];
  const tried = Array.from({ length: begins }, (_, i) =>
    i === 0 && corner !== undefined ? corner : kind.begin(chance),
  ).map((knobs) => ({ knobs, up: countUp(ground, kind.wayOf(knobs), stateOf(seed, 'look', trial), 0, look) }));
  const [best] = tried.toSorted((a, b) => b.up - a.up);
  if (best === undefined) throw new Error('a restart looks at one throw at least');
  return best.knobs;
}
