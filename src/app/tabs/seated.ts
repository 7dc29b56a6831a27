import { ok, type Result } from '../../sim/result.ts';
import type { Physics } from '../../sim/physics.ts';
import type { Session } from '../match/sessionTypes.ts';
import { recordingOf, type AnyMatch, type AnyRecording } from '../tables/gameFiles.ts';
import { tractionFiles } from '../tables/traction/files.ts';
import { catchUp } from './catchUp.ts';

/** A table of this tab, as far as other tabs have to do with it. */
export interface SeatedTable {
  /** As far as it was played here. */
  readonly match: AnyMatch | null;
  readonly lookingOn: boolean;
  /** From now on it is played in another tab. */
  lookOn(underWay: 'conclude' | 'forget'): void;
  playOn(): void;
  /** Catches up with what the other tab has saved. Faults: another game's file, and those of `catchUp`. */
  follow(recording: AnyRecording): Result<null>;
}

export function seatedSession({ store, commands }: Session, physics: Physics): SeatedTable {
  return {
    get match() {
      return store.getState().match;
    },
    get lookingOn() {
      return store.getState().lookingOn;
    },
    lookOn: commands.lookOn,
    playOn: commands.playOn,
    follow: (recording) => {
      const own = recordingOf('traction', recording);
      if (!own.ok) return own;
      const { match } = store.getState();
      const caughtUp = match && catchUp(tractionFiles, physics, match, own.value);
      if (caughtUp?.ok) commands.follow(caughtUp.value);
      return caughtUp?.ok === false ? caughtUp : ok(null);
    },
  };
}
