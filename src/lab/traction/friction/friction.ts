import { labExperiment } from '#lab/experiment.ts';
import { handSetting } from '../cells.ts';
import { halfWidthOf } from '#sim/maths/interval.ts';
import { frictionAnswer } from './answer.ts';
import { countFriction, frictionCounts, mergeFriction } from './count.ts';
import { frictionParameters } from './parameters.ts';
import { frictionSays } from './say.ts';
import { frictionPlots, frictionShares, frictionTable } from './show.ts';

/** How often a step holds, by the coefficient of friction, size and hand. */
export const friction = labExperiment({
  id: 'friction',
  parameters: frictionParameters,
  counts: frictionCounts,
  trials: 100,
  chunk: 10,
  count: countFriction,
  merge: mergeFriction,
  halfWidth: (_, { cells }, trials) => Math.max(...cells.map(({ legal }) => halfWidthOf(legal, trials))),
  answer: frictionAnswer,
  table: frictionTable,
  shares: frictionShares,
  plots: frictionPlots,
  setting: handSetting,
  says: frictionSays,
});
