import { onPhysics, replayableBy, type ReadMatch } from '#engine/module/matches.ts';
import type { TickingTable } from '#engine/replay.ts';
import { matchOf } from '../matchFile.ts';
import { traction, type TractionTypes } from '../traction.ts';
import { say } from './texts.ts';

/** How matches of Traction are read and played again on a table. */
export const matchesOn = (openTable: () => Promise<TickingTable<TractionTypes>>): ReadMatch =>
  replayableBy({ game: traction, matchOf, openTable, waiting: ({ turn }) => say.turnOf(turn.seat) });

/** On physics, which is loaded when there is something to play, and not before. */
export const matches = matchesOn(onPhysics(() => import('../replayTable.ts')));
