import { better, valuing, type ToValue } from '#bots/tug-of-war/analysis.ts';
import { tugOfWarBots } from '#bots/tug-of-war/bots.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import type { TaskSteps } from '../offThread/helper.ts';
import { THINK, type ToThink } from '../session/botWorkerClient.ts';
import { thinkingBy, thoughtOf } from '../session/botWorker.ts';

/** How a computer's thinking and the tasks of an analysis (`helper.ts`) are carried out. */
export const stepsOf: TaskSteps = function* (physics, { do: what, given }) {
  if (what === THINK) return yield* thinkingBy(tugOfWarBots, physics, given as ToThink<TugOfWarState>);
  if (what === 'value') return yield* thoughtOf(valuing(given as ToValue));
  if (what === 'better') return yield* thoughtOf(better(given as TugOfWarState));
  throw new Error(`${what} is no task of this table`);
};
