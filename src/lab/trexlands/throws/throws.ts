import { labExperiment } from '../../experiment.ts';
import { throwsAnswer, throwsPlots, throwsTable } from './answer.ts';
import { countThrows, mergeThrows, throwsCounts } from './count.ts';
import { throwsParameters } from './parameters.ts';

/** The best throw that the limits of a hand allow: a seeded search, the best of many restarts. */
export const throws = labExperiment({
  id: 'throws',
  parameters: throwsParameters,
  counts: throwsCounts,
  trials: 20,
  chunk: 4,
  count: countThrows,
  merge: mergeThrows,
  answer: throwsAnswer,
  table: throwsTable,
  plots: throwsPlots,
});
