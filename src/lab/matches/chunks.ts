import { BOTS, type BotsModule } from '../../bots/registry.ts';
import type { Physics } from '../../sim/physics.ts';
import type { PlayChunk } from './experiment.ts';
import { countChunk } from './count.ts';

/** Chunks of jobs of any game, on an engine of this thread. */
export const openChunks =
  (physics: Physics, modules: readonly BotsModule[] = BOTS): PlayChunk =>
  async (job, chunk) => {
    const module = modules.find(({ id }) => id === job.game);
    if (module === undefined) throw new Error(`a job was sent of ${job.game}, which has no bots`);
    const trials = (await module.trials())[job.rolls];
    if (trials === null) throw new Error(`a job was sent of rolls in ${job.game}, which has none`);
    const play = trials.by(job.rules);
    return play.ok ? countChunk(play.value, physics, job, chunk) : play;
  };
