import type { ToValue } from '#bots/traction/analysis.ts';
import type { ActionValue } from '#bots/turningPoints.ts';
import type { Order } from '#games/traction/perform.ts';
import type { Judgement } from '#games/traction/scenario/judgement.ts';
import type { Scenario } from '#games/traction/scenario/scenario.ts';
import type { RefereeReport } from '#games/traction/referee/report.ts';
import type { Physics } from '#sim/physics.ts';
import type { Helper, Task } from '#play/offThread/helper.ts';
import { gameHelper } from '../gameHelper.ts';
import { late } from '#app/late/late.ts';

/** A recorded action. */
export const actTask = (order: Order): Task<RefereeReport> => ({ do: 'act', given: order });

/** A position of the editor, with the actions of its turn. */
export const judgeTask = (scenario: Scenario): Task<Judgement> => ({ do: 'judge', given: scenario });

/** The value of one action of a match. */
export const valueTask = (given: ToValue): Task<ActionValue> => ({ do: 'value', given });

/** Carries out tasks of Traction. */
export const helperOf = (physics: Physics): Promise<Helper> =>
  gameHelper('traction', physics, () => late(async () => (await import('#play/traction/tasks.ts')).stepsOf));
