import { findExperiment } from '#lab/registry.ts';
import { late } from '#app/late/late.ts';
import { physicsHere } from '#app/late/physicsHere.ts';
import { openHelper, portOf } from '#app/offThread/openHelper.ts';
import { countStepsOf } from './countSteps.ts';
import { createPool, type Pool } from './pool.ts';

/** A worker for every core; on the page's own thread where there can be none. */
export const openPool = (experiment: string, cores: number = navigator.hardwareConcurrency): Pool =>
  createPool(Math.max(1, cores), async () =>
    openHelper(await physicsHere(), {
      start: () => portOf(new Worker(new URL('./labWorker.ts', import.meta.url), { type: 'module', name: experiment })),
      steps: async () => {
        const found = await late(() => findExperiment(experiment));
        if (found === null) throw new Error(`there is no experiment ${experiment}`);
        return countStepsOf(found);
      },
    }),
  );
