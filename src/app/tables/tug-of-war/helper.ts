import type { Physics } from '../../../sim/physics.ts';
import type { Helper } from '../../offThread/helper.ts';
import { gameHelper } from '../gameHelper.ts';

/** Bots think off the page’s thread. */
export const helperOf = (physics: Physics): Promise<Helper> =>
  gameHelper('tug-of-war', physics, async () => (await import('./tasks.ts')).stepsOf);
