import type { RandomState } from '../../engine/random.ts';
import type { TickingTable } from '../../engine/replay.ts';
import type { Physics } from '../../sim/physics.ts';
import type { Result } from '../../sim/result.ts';
import { atOnce, type Ticking } from '../../sim/ticking.ts';
import type { TrexlandsAction } from './actions.ts';
import { performingRoll } from './perform.ts';
import type { RollReport } from './rollReport.ts';
import type { TrexlandsState } from './state.ts';
import type { TrexlandsTypes } from './trexlands.ts';

/** A table on which recorded rolls are really rolled, for a replay. */
export function replayTable(physics: Physics): TickingTable<TrexlandsTypes> {
  const performing = (
    state: TrexlandsState,
    action: TrexlandsAction,
    random: RandomState,
  ): Ticking<Result<RollReport>> => {
    if (action.do !== 'roll') throw new Error(`${action.do} needs no table`);
    return performingRoll(physics, { state, random }, action);
  };
  return {
    build: physics.build,
    performing,
    perform: (state, action, random) => atOnce(performing(state, action, random)),
  };
}
