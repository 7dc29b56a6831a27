import type { Table } from '../../engine/replay.ts';
import type { Physics } from '../../sim/physics.ts';
import { ok } from '../../sim/result.ts';
import { performAction } from './perform.ts';
import type { TractionTypes } from './traction.ts';

/** A table on which recorded actions are really performed, for a replay. */
export const replayTable = (physics: Physics): Table<TractionTypes> => ({
  build: physics.build,
  perform: (state, action) => {
    if (!('gesture' in action)) throw new Error(`${action.do} needs no table`);
    const performed = performAction(physics, state, action);
    return performed.ok ? ok(performed.value.report) : performed;
  },
});
