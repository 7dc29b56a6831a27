import { tugOfWarBots } from '../../../bots/tug-of-war/bots.ts';
import type { TugOfWarState } from '../../../games/tug-of-war/state.ts';
import type { TaskSteps } from '../../offThread/helper.ts';
import { THINK, type ToThink } from '../thinker.ts';
import { thinkingBy } from '../thinking.ts';

/** How a computer's thinking is carried out; nothing else of this table takes time. */
export const stepsOf: TaskSteps = function* (physics, { do: what, given }) {
  if (what === THINK) return yield* thinkingBy(tugOfWarBots, physics, given as ToThink<TugOfWarState>);
  throw new Error(`${what} is no task of this table`);
};
