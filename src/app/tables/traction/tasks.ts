import { chanceOf } from '../../../bots/playing.ts';
import type { Thinking, Thought } from '../../../bots/bot.ts';
import { valuing, type ToValue } from '../../../bots/traction/analysis.ts';
import { tractionBots } from '../../../bots/traction/bots.ts';
import type { TractionMove } from '../../../bots/traction/moves.ts';
import { ticksOf, type HowFar } from '../../../engine/howFar.ts';
import { performingOrder, type Order } from '../../../games/traction/perform.ts';
import { judging } from '../../../games/traction/scenario/judge.ts';
import { physicsTable } from '../../../games/traction/scenario/physicsTable.ts';
import type { Scenario } from '../../../games/traction/scenario/scenario.ts';
import type { RefereeReport } from '../../../games/traction/referee/report.ts';
import type { Physics } from '../../../sim/physics.ts';
import { ok, type Result } from '../../../sim/result.ts';
import type { Ticking } from '../../../sim/ticking.ts';
import type { TaskSteps } from '../../offThread/helper.ts';
import type { ToThink } from './helper.ts';

/** How the tasks of Traction (`helper.ts`) are carried out. */
export const stepsOf: TaskSteps = function* (physics, { do: what, given }) {
  if (what === 'judge') return yield* judging(given as Scenario, physicsTable(physics));
  if (what === 'think') return yield* thinking(physics, given as ToThink);
  if (what === 'value') return yield* thoughtOf(valuing(given as ToValue));
  return yield* ticksOf(reported(physics, given as Order), 0);
};

function thinking(
  physics: Physics,
  { level, steadiness, seed, seat, length, view }: ToThink,
): Generator<HowFar, Result<Thought<TractionMove>>, void> {
  const chance = chanceOf(seed, seat, length);
  return thoughtOf(tractionBots.think(level, { physics, steadiness }, { view, seat, chance }));
}

/** A thought has no ticks: its parts are counted in their place. */
function* thoughtOf<T>(thought: Thinking<T>): Generator<HowFar, Result<T>, void> {
  for (let part = 1; ; part += 1) {
    const step = thought.next();
    if (step.done) return ok(step.value);
    yield { done: 0, tick: part };
  }
}

function* reported(physics: Physics, order: Order): Ticking<Result<RefereeReport>> {
  const performed = yield* performingOrder(physics, order);
  return performed.ok ? ok(performed.value.report) : performed;
}
