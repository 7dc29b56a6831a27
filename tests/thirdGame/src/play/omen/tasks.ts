import { ROLLS } from '#games/omen/dice.ts';
import { rollSteps } from '#play/offThread/rollSteps.ts';

/** How a throw is carried out off the page's thread. */
export const stepsOf = rollSteps(ROLLS);
