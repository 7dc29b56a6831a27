import type { Physics } from '../../sim/physics.ts';
import { ok } from '../../sim/result.ts';
import { recordingOf } from '../tables/gameFiles.ts';
import { trexlandsFiles } from '../tables/trexlands/files.ts';
import type { Round } from '../tables/trexlands/round/roundTypes.ts';
import { catchUp } from './catchUp.ts';
import type { SeatedTable } from './seated.ts';

/** The table of Trexlands; it comes with the game. */
export function seatedRound({ store, commands }: Round, physics: Physics): SeatedTable {
  return {
    get match() {
      return store.getState().played;
    },
    get lookingOn() {
      return store.getState().lookingOn;
    },
    lookOn: commands.lookOn,
    playOn: commands.playOn,
    follow: (recording) => {
      const own = recordingOf('trexlands', recording);
      if (!own.ok) return own;
      const { played } = store.getState();
      const caughtUp = played && catchUp(trexlandsFiles, physics, played, own.value);
      if (caughtUp?.ok) commands.follow(caughtUp.value);
      return caughtUp?.ok === false ? caughtUp : ok(null);
    },
  };
}
