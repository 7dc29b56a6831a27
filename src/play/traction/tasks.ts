import { valuing, type ToValue } from '#bots/traction/analysis.ts';
import { tractionBots } from '#bots/traction/bots.ts';
import { ticksOf } from '#engine/howFar.ts';
import { performingOrder, type Order } from '#games/traction/perform.ts';
import { judging } from '#games/traction/scenario/judge.ts';
import { physicsTable } from '#games/traction/scenario/physicsTable.ts';
import type { Scenario } from '#games/traction/scenario/scenario.ts';
import type { RefereeReport } from '#games/traction/referee/report.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Ticking } from '#sim/ticking.ts';
import type { TaskSteps } from '../offThread/helper.ts';
import { THINK, type ToThink } from '../session/botWorkerClient.ts';
import { thinkingBy, thoughtOf } from '../session/botWorker.ts';

/** How the tasks of Traction (`helper.ts`) are carried out. */
export const stepsOf: TaskSteps = function* (physics, { do: what, given }) {
  if (what === 'judge') return yield* judging(given as Scenario, physicsTable(physics));
  if (what === THINK) return yield* thinkingBy(tractionBots, physics, given as ToThink<TractionState>);
  if (what === 'value') return yield* thoughtOf(valuing(given as ToValue));
  return yield* ticksOf(reported(physics, given as Order), 0);
};

function* reported(physics: Physics, order: Order): Ticking<Result<RefereeReport>> {
  const performed = yield* performingOrder(physics, order);
  return performed.ok ? ok(performed.value.report) : performed;
}
