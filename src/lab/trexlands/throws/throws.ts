import { labExperiment } from '#lab/experiment.ts';
import { throwsAnswer } from './answer.ts';
import { countThrows, mergeThrows, throwsCounts } from './count.ts';
import { throwsParameters } from './parameters.ts';
import { throwsPlots, throwsShares, throwsTable } from './show.ts';

/** The best throw that the limits of a hand allow: a seeded search, the best of many restarts. */
export const throws = labExperiment({
  id: 'throws',
  parameters: throwsParameters,
  counts: throwsCounts,
  trials: 20,
  chunk: 1,
  count: countThrows,
  merge: mergeThrows,
  answer: throwsAnswer,
  table: throwsTable,
  shares: throwsShares,
  plots: throwsPlots,
  setting: ({ kind, terrain, ballast }) => `a ${kind} throw of a truck${ballast ? ' with ballast' : ''} on ${terrain}`,
});
