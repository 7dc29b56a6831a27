import { meshTaskSteps } from '#lab/mesh/meshTask.ts';
import { findExperiment } from '#lab/registry.ts';
import type { TaskSteps } from '#play/offThread/helper.ts';
import { countStepsOf } from './countSteps.ts';

/** In the place of an experiment's id: reads meshes. */
export const MESHES = 'meshes';

/** The tasks of this name: chunks of the experiment that has it, or meshes. */
export async function stepsCalled(name: string): Promise<TaskSteps> {
  if (name === MESHES) return meshTaskSteps;
  const experiment = await findExperiment(name);
  if (experiment === null) throw new Error(`there is no experiment ${name}`);
  return countStepsOf(experiment);
}
