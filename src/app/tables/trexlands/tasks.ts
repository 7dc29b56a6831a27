import { chanceOf } from '../../../bots/playing.ts';
import type { Thinking } from '../../../bots/bot.ts';
import { valuing, type ToValue } from '../../../bots/trexlands/analysis.ts';
import { trexlandsBots } from '../../../bots/trexlands/bots.ts';
import { ticksOf, type HowFar } from '../../../engine/howFar.ts';
import { rollingTo } from '../../../games/trexlands/rollOut.ts';
import type { BattleSetup } from '../../../games/trexlands/rolling/battle.ts';
import { ok, type Result } from '../../../sim/result.ts';
import type { TaskSteps } from '../../offThread/helper.ts';
import type { ToThink } from './helper.ts';

/** How the tasks of Trexlands (`helper.ts`) are carried out. */
export const stepsOf: TaskSteps = function* (physics, { do: what, given }) {
  if (what === 'think') {
    const { level, steadiness, seed, seat, length, view } = given as ToThink;
    const seen = { view, seat, chance: chanceOf(seed, seat, length) };
    return yield* thoughtOf(trexlandsBots.think(level, { physics, steadiness }, seen));
  }
  if (what === 'value') return yield* thoughtOf(valuing(given as ToValue));
  return ok(yield* ticksOf(rollingTo(physics, given as BattleSetup), 0));
};

/** A thought has no ticks: its parts are counted in their place. */
function* thoughtOf<T>(thought: Thinking<T>): Generator<HowFar, Result<T>, void> {
  for (let part = 1; ; part += 1) {
    const step = thought.next();
    if (step.done) return ok(step.value);
    yield { done: 0, tick: part };
  }
}
