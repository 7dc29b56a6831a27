import { halfWidthOf } from '#sim/maths/interval.ts';
import { labExperiment } from '../experiment.ts';
import { rollsAnswer, rollsPlots, rollsShares, rollsTable } from './answer.ts';
import { blockOf, countRolls, mergeRolls, rollsCounts } from './count.ts';
import { rollsParameters } from './parameters.ts';
import { rollsSetting } from './setting.ts';

/** How any body comes to lie, by any throw on any surface; and battles of bodies that really meet. */
export const rolls = labExperiment({
  id: 'rolls',
  parameters: rollsParameters,
  counts: rollsCounts,
  trials: 10_000,
  chunk: 200,
  slice: blockOf,
  count: countRolls,
  merge: mergeRolls,
  halfWidth: (_, { bodies, unsettled }, trials) =>
    Math.max(...bodies.flat().map((count) => halfWidthOf(count, trials - unsettled))),
  answer: rollsAnswer,
  table: rollsTable,
  shares: rollsShares,
  plots: rollsPlots,
  setting: rollsSetting,
});
