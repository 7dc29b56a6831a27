import { tickingTable, type TickingTable } from '#engine/replay.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Ticking } from '#sim/ticking.ts';
import type { RefereeReport } from './referee/report.ts';
import type { TractionAction } from './actions.ts';
import { performingAction } from './perform.ts';
import type { TractionState } from './state.ts';
import type { TractionTypes } from './traction.ts';

/** A table on which recorded actions are really performed, for a replay. */
export function replayTable(physics: Physics): TickingTable<TractionTypes> {
  function* performing(state: TractionState, action: TractionAction): Ticking<Result<RefereeReport>> {
    if (!('gesture' in action)) throw new Error(`${action.do} needs no table`);
    const performed = yield* performingAction(physics, state, action);
    return performed.ok ? ok(performed.value.report) : performed;
  }
  return tickingTable(physics.build, performing);
}
