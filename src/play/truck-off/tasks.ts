import { truckOffBots } from '#bots/truck-off/bots.ts';
import { ROLLS } from '#games/truck-off/perform.ts';
import { rollSteps } from '../offThread/rollSteps.ts';
import { thinkingOr } from '../session/botWorker.ts';

/** How a throw and a computer's thinking are carried out. */
export const stepsOf = thinkingOr(truckOffBots, rollSteps(ROLLS));
