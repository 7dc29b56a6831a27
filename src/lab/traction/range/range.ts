import { halfWidthOf } from '#sim/maths/interval.ts';
import { labExperiment } from '#lab/experiment.ts';
import { handSetting } from '../cells.ts';
import { rangeAnswer } from './answer.ts';
import { countRange, mergeRange, rangeCounts } from './count.ts';
import { rangeParameters } from './parameters.ts';
import { rangePlots, rangeShares, rangeTable } from './show.ts';

/** How far a turn really takes each size on a surface, by one rule of ranges beside another. */
export const range = labExperiment({
  id: 'range',
  parameters: rangeParameters,
  counts: rangeCounts,
  trials: 40,
  chunk: 5,
  count: countRange,
  merge: mergeRange,
  halfWidth: (_, { cells }, trials) =>
    Math.max(...cells.map((walks) => halfWidthOf(walks.filter(({ legal }) => legal).length, trials))),
  answer: rangeAnswer,
  table: rangeTable,
  shares: rangeShares,
  plots: rangePlots,
  setting: handSetting,
});
