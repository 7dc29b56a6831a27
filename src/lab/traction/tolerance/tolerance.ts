import { fillingText } from '#games/traction/texts.ts';
import { labExperiment } from '#lab/experiment.ts';
import { toleranceAnswer, tolerancePlots, toleranceTable } from './answer.ts';
import { countTolerance, mergeTolerance, toleranceCounts } from './count.ts';
import { toleranceParameters } from './parameters.ts';

/** How often a referee calls what, by how far others may be moved: the same matches, ruled by every tolerance. */
export const tolerance = labExperiment({
  id: 'tolerance',
  parameters: toleranceParameters,
  counts: toleranceCounts,
  trials: 40,
  chunk: 4,
  count: countTolerance,
  merge: mergeTolerance,
  answer: toleranceAnswer,
  table: toleranceTable,
  plots: tolerancePlots,
  setting: ({ bots, steadiness, filling }) =>
    `${bots.join(' against ')}, ${steadiness} hands${filling === undefined ? '' : `, ${fillingText(filling)}`}`,
});
