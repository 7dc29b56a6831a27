import { onPhysics, replayableBy, type ReadMatch } from '#engine/module/matches.ts';
import type { TickingTable } from '#engine/replay.ts';
import { listed } from '#engine/words.ts';
import { asked } from './asked.ts';
import { matchOf } from './matchFile.ts';
import type { TractorPullState } from './state.ts';
import { say } from './texts.ts';
import { tractorPull, type TractorPullTypes } from './tractorPull.ts';

/** How matches of Tractor Pull are read and played again on a table. */
export const matchesOn = (openTable: () => Promise<TickingTable<TractorPullTypes>>): ReadMatch =>
  replayableBy({ game: tractorPull, matchOf, openTable, waiting });

function waiting(state: TractorPullState): string {
  const seats = listed(asked(state).map((seat) => `seat ${seat}`));
  return state.phase.name === 'spin' ? say.spinOf(seats) : say.choiceOf(seats);
}

/** On physics, which is loaded when there is something to play, and not before. */
export const matches = matchesOn(onPhysics(() => import('./perform.ts')));
