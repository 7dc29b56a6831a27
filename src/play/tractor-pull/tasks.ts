import { tractorPullBots } from '#bots/tractor-pull/bots.ts';
import { SPINS } from '#games/tractor-pull/perform.ts';
import { rollSteps } from '../offThread/rollSteps.ts';
import { thinkingOr } from '../session/botWorker.ts';

/** How a spin and a computer's thinking are carried out. */
export const stepsOf = thinkingOr(tractorPullBots, rollSteps(SPINS));
