import type { Table } from '../engine/replay.ts';
import { performAction } from '../games/traction/perform.ts';
import type { TractionTypes } from '../games/traction/traction.ts';
import type { Physics } from '../sim/physics.ts';

/** A table on which recorded actions are really performed. */
export function replayTable(physics: Physics): Table<TractionTypes> {
  return {
    build: physics.build,
    perform(state, action) {
      if (action.do !== 'walk' && action.do !== 'tackle' && action.do !== 'disturb') throw new Error(`${action.do} needs no table`);
      const performed = performAction(physics, state, action);
      return performed.ok ? { ok: true, value: performed.value.report } : performed;
    },
  };
}
