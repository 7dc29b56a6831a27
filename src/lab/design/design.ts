import { labExperiment } from '../experiment.ts';
import { blockOf } from '../rolls/count.ts';
import { rollsSetting } from '../rolls/setting.ts';
import { designAnswer, designPlots, designSays, designTable, madeOf } from './answer.ts';
import { countDesign, designCounts, mergeDesign } from './count.ts';
import { designParameters } from './parameters.ts';
import { rollsOf } from '../rolls/oneBody.ts';

/** The change of a body for the shares that one wants: found by geometry, and rolled then in parts. */
export const design = labExperiment({
  id: 'design',
  parameters: designParameters,
  counts: designCounts,
  trials: 4000,
  chunk: 200,
  slice: (parameters) => blockOf(rollsOf(parameters)),
  count: countDesign,
  merge: mergeDesign,
  answer: designAnswer,
  table: designTable,
  plots: designPlots,
  says: designSays,
  made: madeOf,
  setting: (parameters) => rollsSetting(rollsOf(parameters)),
});
