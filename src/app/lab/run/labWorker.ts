import '#app/noEval.ts';
import { findExperiment } from '#lab/registry.ts';
import { serveTasks, type TasksOfGame } from '#app/offThread/serveTasks.ts';
import { countStepsOf } from './countSteps.ts';

async function load(): Promise<TasksOfGame> {
  const experiment = await findExperiment(self.name);
  if (experiment === null) throw new Error(`there is no experiment ${self.name}`);
  return { stepsOf: countStepsOf(experiment) };
}

// The worker is called by the id of the experiment whose chunks it counts.
serveTasks(load);
