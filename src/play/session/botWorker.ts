import type { Thinking, Thought } from '#bots/bot.ts';
import type { Bots } from '#bots/bots.ts';
import { chanceOfLuck } from '#bots/luck.ts';
import type { GameTypes } from '#engine/game.ts';
import type { HowFar } from '#engine/howFar.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import type { TaskSteps } from '../offThread/helper.ts';
import { THINK, type ToThink } from './botWorkerClient.ts';

/** How the task of thinking (`thinker.ts`) is carried out by a game's bots. */
export const thinkingBy = <T extends GameTypes, M>(
  bots: Bots<T, M>,
  physics: Physics,
  { level, steadiness, luck, seat, view }: ToThink<T['state']>,
): Generator<HowFar, Result<Thought<M>>, void> =>
  thoughtOf(bots.think(level, { physics, steadiness }, { view, seat, chance: chanceOfLuck(luck) }));

/** The same beside the game's other tasks. */
export const thinkingOr = <T extends GameTypes, M>(bots: Bots<T, M>, others: TaskSteps): TaskSteps =>
  function* (physics, task) {
    if (task.do !== THINK) return yield* others(physics, task);
    return yield* thinkingBy(bots, physics, task.given as ToThink<T['state']>);
  };

/** A thought has no ticks: its parts are counted in their place. */
export function* thoughtOf<T>(thought: Thinking<T>): Generator<HowFar, Result<T>, void> {
  for (let part = 1; ; part += 1) {
    const step = thought.next();
    if (step.done) return ok(step.value);
    yield { done: 0, tick: part };
  }
}
