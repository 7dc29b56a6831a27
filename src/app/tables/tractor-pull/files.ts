import * as matchFile from '#games/tractor-pull/matchFile.ts';
import { SPINS } from '#games/tractor-pull/perform.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import { actionsToTell, recordedToTell } from '#play/tractor-pull/watch/publicPart.ts';
import { filesOf } from '../filesOf.ts';
import { makeMiniature } from './saved/miniature.ts';

/** Matches of Tractor Pull as files. A glance counts the matches of a game. */
export const tractorPullFiles = filesOf({
  ...matchFile,
  game: tractorPull,
  rolls: SPINS,
  actionsToTell,
  recordedToTell,
  glanceOfState: (state) => ({
    turn: state.match,
    winners: state.outcome === null ? null : [state.outcome.winner],
    miniature: makeMiniature(state),
  }),
});
