import { ticksOf, type HowFar } from '../../engine/howFar.ts';
import { performingOrder, type Order } from '../../games/traction/perform.ts';
import { judging } from '../../games/traction/scenario/judge.ts';
import { physicsTable } from '../../games/traction/scenario/physicsTable.ts';
import { rollingTo } from '../../games/trexlands/rollOut.ts';
import type { RefereeReport } from '../../games/traction/referee/report.ts';
import type { Physics } from '../../sim/physics.ts';
import { ok, type Result } from '../../sim/result.ts';
import type { Ticking } from '../../sim/ticking.ts';
import type { Outcomes, Task } from './helper.ts';

/** A task, tick by tick, on whichever thread this is. */
export function* stepsOf(physics: Physics, task: Task): Generator<HowFar, Outcomes[Task['do']], void> {
  switch (task.do) {
    case 'act':
      return yield* ticksOf(reported(physics, task.order), 0);
    case 'roll':
      return ok(yield* ticksOf(rollingTo(physics, task.setup), 0));
    case 'judge':
      return yield* judging(task.scenario, physicsTable(physics));
  }
}

function* reported(physics: Physics, order: Order): Ticking<Result<RefereeReport>> {
  const performed = yield* performingOrder(physics, order);
  return performed.ok ? ok(performed.value.report) : performed;
}
