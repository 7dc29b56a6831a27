import { onPhysics, replayableBy, type ReadMatch } from '#engine/module/matches.ts';
import type { TickingTable } from '#engine/replay.ts';
import { asked } from '../asked.ts';
import { matchOf } from '../matchFile.ts';
import { rollAsked } from '../rolls.ts';
import type { TrexlandsState } from '../state.ts';
import { trexlands, type TrexlandsTypes } from '../trexlands.ts';
import { say } from './texts.ts';

/** How matches of Trexlands are read and played again on a table. */
export const matchesOn = (openTable: () => Promise<TickingTable<TrexlandsTypes>>): ReadMatch =>
  replayableBy({ game: trexlands, matchOf, openTable, waiting });

function waiting(state: TrexlandsState): string {
  const roll = rollAsked(state);
  return roll === null ? say.choiceOf(asked(state)) : say.rollOf(roll.trucks);
}

/** On physics, which is loaded when there is something to play, and not before. */
export const matches = matchesOn(onPhysics(() => import('../replayTable.ts')));
