import { z } from 'zod';
import { trialChance } from '#lab/chance.ts';
import { labExperiment } from '#lab/experiment.ts';
import { halfWidthOf } from '#sim/maths/interval.ts';
import { ok } from '#sim/result.ts';

/** Tosses a coin that shows heads so often. */
export const coin = labExperiment({
  id: 'coin',
  parameters: z.strictObject({ heads: z.number().min(0).max(1).default(0.5) }),
  counts: z.strictObject({ heads: z.int().min(0) }),
  trials: 100,
  chunk: 10,
  count: (_, { heads }, seed, { first, end }) => {
    let seen = 0;
    for (let trial = first; trial < end; trial += 1) if (trialChance(seed, 'toss', trial)() < heads) seen += 1;
    return ok({ heads: seen });
  },
  merge: (a, b) => ({ heads: a.heads + b.heads }),
  halfWidth: (_, { heads }, trials) => halfWidthOf(heads, trials),
  answer: (_, { heads }, trials) => ({ share: heads / trials }),
  table: ({ share }) => ({ columns: ['share'], rows: [[share]] }),
  plots: () => [],
});
