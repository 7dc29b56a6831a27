import type { Table } from '../../engine/replay.ts';
import type { Physics } from '../../sim/physics.ts';
import { performRoll } from './perform.ts';
import type { TrexlandsTypes } from './trexlands.ts';

/** A table on which recorded rolls are really rolled, for a replay. */
export const replayTable = (physics: Physics): Table<TrexlandsTypes> => ({
  build: physics.build,
  perform: (state, action, random) => {
    if (action.do !== 'roll') throw new Error(`${action.do} needs no table`);
    return performRoll(physics, { state, random }, action);
  },
});
