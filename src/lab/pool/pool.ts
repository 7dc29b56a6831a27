import { halfWidthOf } from '#sim/maths/interval.ts';
import { labExperiment } from '../experiment.ts';
import { rollsSetting } from '../rolls/setting.ts';
import { poolAnswer, poolPlots, poolSays, poolShares, poolTable } from './answer.ts';
import { countPool, mergePool, poolCounts } from './count.ts';
import { poolParameters, rollsOf } from './parameters.ts';

/** Readings of several bodies that are thrown together and meet, beside the same of bodies that do not. */
export const pool = labExperiment({
  id: 'pool',
  parameters: poolParameters,
  counts: poolCounts,
  trials: 10_000,
  chunk: 200,
  count: countPool,
  merge: mergePool,
  halfWidth: (_, { readings, unsettled }, trials) =>
    Math.max(...readings.flat().map(([, count]) => halfWidthOf(count, trials - unsettled))),
  answer: poolAnswer,
  table: poolTable,
  shares: poolShares,
  plots: poolPlots,
  says: poolSays,
  setting: (parameters) => rollsSetting(rollsOf(parameters)),
});
