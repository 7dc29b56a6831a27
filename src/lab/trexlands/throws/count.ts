import { z } from 'zod';
import { countUp, groundOf, standardWay, type Ground } from '../../../games/trexlands/bestThrow/chance.ts';
import { climb } from '../../../games/trexlands/bestThrow/search.ts';
import { corners, FREE, freeBy, SHAKEN, type Kind, type Knobs } from '../../../games/trexlands/bestThrow/ways.ts';
import { seedRandom, type RandomState } from '../../../engine/random.ts';
import type { Physics } from '../../../sim/physics.ts';
import { ok, type Result } from '../../../sim/result.ts';
import { trialChance, trialSeed } from '../../chance.ts';
import type { Chunk } from '../../experiment.ts';
import { knobsOf, wholeKnobs, wholeOf } from './knobs.ts';
import { scattersOf, type ThrowsParameters } from './parameters.ts';

const found = z.strictObject({
  knobs: wholeKnobs,
  /** How often it came up in the search, which picks what was lucky. */
  seen: z.int().min(0),
  /** And afterwards, with other chances, by scatter. */
  up: z.array(z.int().min(0)),
});
export type FoundThrow = z.infer<typeof found>;

export const throwsCounts = z.strictObject({
  /** By restart. */
  found: z.array(found),
  /** How often the standard throw came up, in as many rolls. */
  standard: z.int().min(0),
});
export type ThrowsCounts = z.infer<typeof throwsCounts>;

/** The best throw that each restart of the search finds. */
export function countThrows(
  physics: Physics,
  parameters: ThrowsParameters,
  seed: number,
  { first, end }: Chunk,
): Result<ThrowsCounts> {
  const ground = groundOf(physics, parameters.terrain, parameters.ballast);
  const restarts: FoundThrow[] = [];
  let standard = 0;
  for (let trial = first; trial < end; trial += 1) {
    restarts.push(restart(ground, parameters, seed, trial));
    standard += countUp(ground, standardWay, stateOf(seed, 'standard', trial), 0, parameters.rolls);
  }
  return ok({ found: restarts, standard });
}

const stateOf = (seed: number, stream: string, trial: number): RandomState =>
  seedRandom(trialSeed(seed, stream, trial));

function restart(ground: Ground, parameters: ThrowsParameters, seed: number, trial: number): FoundThrow {
  const kind = parameters.kind === 'shaken' ? SHAKEN : FREE;
  const from = beginningOf(ground, kind, parameters, seed, trial);
  const { steps, closer, rolls } = parameters;
  const { knobs, up: seen } = climb(ground, kind, from, trial, {
    seed: trialSeed(seed, 'climb', trial),
    steps,
    closer,
  });
  const whole = wholeOf(knobs); // the very throw that is told is the one that is rolled
  const up = scattersOf(parameters).map((scatter) => {
    const way = (scatter === null ? kind : freeBy(scatter)).wayOf(knobsOf(whole));
    return countUp(ground, way, stateOf(seed, 'found', trial), 0, rolls);
  });
  return { knobs: whole, seen, up };
}

/** The best of some throws: a corner of the limits, as long as there are any, and others anywhere within them. */
function beginningOf(
  ground: Ground,
  kind: Kind,
  { begins, look }: ThrowsParameters,
  seed: number,
  trial: number,
): Knobs {
  const chance = trialChance(seed, 'begin', trial);
  const corner = corners().filter(kind.within)[trial];
  const tried = Array.from({ length: begins }, (_, i) =>
    i === 0 && corner !== undefined ? corner : kind.begin(chance),
  ).map((knobs) => ({ knobs, up: countUp(ground, kind.wayOf(knobs), stateOf(seed, 'look', trial), 0, look) }));
  const [best] = tried.toSorted((a, b) => b.up - a.up);
  if (best === undefined) throw new Error('a restart looks at one throw at least');
  return best.knobs;
}

export const mergeThrows = (a: ThrowsCounts, b: ThrowsCounts): ThrowsCounts => ({
  found: [...a.found, ...b.found],
  standard: a.standard + b.standard,
});
