import { late } from '#app/late/late.ts';
import { physicsHere } from '#app/late/physicsHere.ts';
import { openHelper, portOf } from '#app/offThread/openHelper.ts';
import type { Helper } from '#play/offThread/helper.ts';
import { createPool, type Pool } from './pool.ts';
import { stepsCalled } from './stepsCalled.ts';

/** A worker for the tasks of this name; on the page's own thread where there can be none. */
export const openLabHelper = async (name: string): Promise<Helper> =>
  openHelper(await physicsHere(), {
    start: () => portOf(new Worker(new URL('./labWorker.ts', import.meta.url), { type: 'module', name })),
    steps: () => late(() => stepsCalled(name)),
  });

/** A worker for every core. */
export const openPool = (experiment: string, cores: number = navigator.hardwareConcurrency): Pool =>
  createPool(Math.max(1, cores), () => openLabHelper(experiment));
