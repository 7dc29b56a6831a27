import * as matchFile from '#games/truck-off/matchFile.ts';
import { ROLLS } from '#games/truck-off/perform.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { actionsToTell, recordedToTell } from '#play/truck-off/watch/publicPart.ts';
import { filesOf } from '../filesOf.ts';
import { makeMiniature } from './saved/miniature.ts';

/** Matches of Truck Off as files. A glance counts rounds. */
export const truckOffFiles = filesOf({
  ...matchFile,
  game: truckOff,
  rolls: ROLLS,
  actionsToTell,
  recordedToTell,
  glanceOfState: (state) => ({
    turn: state.round,
    winners: state.outcome?.winners ?? null,
    miniature: makeMiniature(state),
  }),
});
