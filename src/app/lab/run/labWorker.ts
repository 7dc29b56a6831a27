import '#app/noEval.ts';
import { serveTasks } from '#app/offThread/serveTasks.ts';
import { stepsCalled } from './stepsCalled.ts';

// The worker is called by the name of its tasks: the id of the experiment whose chunks it counts.
serveTasks(async () => ({ stepsOf: await stepsCalled(self.name) }));
