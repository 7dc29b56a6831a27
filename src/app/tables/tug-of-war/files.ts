import * as matchFile from '#games/tug-of-war/matchFile.ts';
import { winnersOf } from '#games/tug-of-war/state.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { filesOf } from '../filesOf.ts';
import { makeMiniature } from './saved/miniature.ts';

/** Matches of Tug of War as files. A glance counts turns. */
export const tugOfWarFiles = filesOf({
  ...matchFile,
  game: tugOfWar,
  rolls: null,
  glanceOfState: (state) => ({
    turn: state.turn,
    winners: state.outcome === null ? null : winnersOf(state.outcome),
    miniature: makeMiniature(state),
  }),
});
