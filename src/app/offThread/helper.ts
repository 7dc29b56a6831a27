import type { HowFar } from '../../engine/howFar.ts';
import type { Order } from '../../games/traction/perform.ts';
import type { Judgement } from '../../games/traction/scenario/judgement.ts';
import type { Scenario } from '../../games/traction/scenario/scenario.ts';
import type { RollReport } from '../../games/trexlands/rollReport.ts';
import type { RefereeReport } from '../../games/traction/referee/report.ts';
import { fault, type Result } from '../../sim/result.ts';
import type { BattleSetup } from '../../games/trexlands/rolling/battle.ts';
import { texts } from '../texts.ts';

/** Something physical to be carried out; plain data, so that it can be sent. */
export type Task =
  /** A recorded action of Traction. */
  | { readonly do: 'act'; readonly order: Order }
  /** A roll of Trexlands. */
  | { readonly do: 'roll'; readonly setup: BattleSetup }
  | { readonly do: 'judge'; readonly scenario: Scenario };

/** What comes of a task: what the table answers, for the game's rules. */
export interface Outcomes {
  readonly act: Result<RefereeReport>;
  readonly roll: Result<RollReport>;
  readonly judge: Result<Judgement>;
}

export interface Asking {
  /** Now and then, while it goes on. */
  readonly onProgress: (at: HowFar) => void;
  /** Aborted when nobody wants it any more. */
  readonly signal: AbortSignal;
}

/** Carries tasks out one after another, without holding up the page. */
export interface Helper {
  /** Faults: those of the task; `abandoned` where it was called off. Rejects where the helper itself has failed. */
  carryOut<D extends Task['do']>(task: Extract<Task, { readonly do: D }>, asking: Asking): Promise<Outcomes[D]>;
  /** It is not needed any more. */
  close(): void;
}

export const abandoned = (): ReturnType<typeof fault> => fault('abandoned', texts.files.abandoned);
