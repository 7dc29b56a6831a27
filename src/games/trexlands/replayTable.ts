import { tickingTable, type TickingTable } from '#engine/replay.ts';
import type { Physics } from '#sim/physics.ts';
import { performingRoll } from './perform.ts';
import type { TrexlandsTypes } from './trexlands.ts';

/** A table on which recorded rolls are really rolled, for a replay. */
export function replayTable(physics: Physics): TickingTable<TrexlandsTypes> {
  return tickingTable(physics.build, (state, action, random) => {
    if (action.do !== 'roll') throw new Error(`${action.do} needs no table`);
    return performingRoll(physics, { state, random }, action);
  });
}
