import type { Thought } from '../../../bots/bot.ts';
import type { ToValue } from '../../../bots/trexlands/analysis.ts';
import type { TrexlandsMove } from '../../../bots/trexlands/moves.ts';
import type { ActionValue } from '../../../bots/turningPoints.ts';
import type { TrexlandsState } from '../../../games/trexlands/state.ts';
import type { Steadiness } from '../../../sim/hand/steadiness.ts';
import type { RollReport } from '../../../games/trexlands/rollReport.ts';
import type { Physics } from '../../../sim/physics.ts';
import type { BattleSetup } from '../../../games/trexlands/rolling/battle.ts';
import type { Helper, Task } from '../../offThread/helper.ts';
import { gameHelper } from '../gameHelper.ts';

/** A roll of trucks. */
export const rollTask = (setup: BattleSetup): Task<RollReport> => ({ do: 'roll', given: setup });

/** A position before a bot's move, as its seat sees it. Plain data. */
export interface ToThink {
  readonly level: string;
  readonly steadiness: Steadiness;
  readonly seed: number; // of the match
  readonly seat: number;
  readonly length: number; // of the log
  readonly view: TrexlandsState;
}

/** The next move of a bot. */
export const thinkTask = (given: ToThink): Task<Thought<TrexlandsMove>> => ({ do: 'think', given });

/** The value of one action of a match. */
export const valueTask = (given: ToValue): Task<ActionValue | null> => ({ do: 'value', given });

/** Carries out tasks of Trexlands. */
export const helperOf = (physics: Physics): Promise<Helper> =>
  gameHelper('trexlands', physics, async () => (await import('./tasks.ts')).stepsOf);
