import { makeSurface } from '#engine/surfaceFile.ts';
import { labExperiment } from '#lab/experiment.ts';
import { calibrateAnswer } from './answer.ts';
import { calibrateCounts, countCalibrate, mergeCalibrate } from './count.ts';
import { calibrateParameters } from './parameters.ts';
import { calibratePlots, calibrateTable } from './show.ts';

// about as many as a patient person takes by hand: more would be surer of the simulation than of the surface
const TRIALS = 40;

/** From measured slopes, or steps that were taken by hand, to a surface's coefficient. */
export const calibrate = labExperiment({
  id: 'calibrate',
  parameters: calibrateParameters,
  counts: calibrateCounts,
  trials: TRIALS,
  trialsOf: ({ steps }) => (steps === undefined ? 1 : TRIALS), // nothing of an angle is chance
  chunk: 2,
  count: countCalibrate,
  merge: mergeCalibrate,
  answer: calibrateAnswer,
  table: calibrateTable,
  plots: calibratePlots,
  made: ({ surface }) => surface && { label: 'Save the surface', name: 'surface.json', text: makeSurface(surface) },
  says: ({ says }) => says,
});
