import { replayableBy, type ReadMatch } from '#engine/module/matches.ts';
import { idleTable } from '#engine/replay.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { asked } from './asked.ts';
import { matchOf } from './matchFile.ts';
import { tooMany } from './rewards.ts';
import type { TugOfWarState } from './state.ts';
import { say } from './texts.ts';
import { tugOfWar, type TugOfWarTypes } from './tugOfWar.ts';

/** How matches of Tug of War are read and played again. No physics is loaded, as nothing is performed. */
export const matches: ReadMatch = replayableBy({
  game: tugOfWar,
  matchOf,
  waiting,
  openTable: async () => Promise.resolve(idleTable<TugOfWarTypes>(PHYSICS_BUILD)),
});

function waiting(state: TugOfWarState): string {
  const [seat = 0] = asked(state);
  switch (state.phase.name) {
    case 'first':
      return say.firstBy(`seat ${seat}`);
    case 'play':
      return say.playBy(`seat ${seat}`);
    case 'discard':
      return say.discardBy(`seat ${seat}`, tooMany(state.hands[seat]));
  }
}
