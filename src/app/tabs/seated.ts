import { ok, type Result } from '../../sim/result.ts';
import type { Physics } from '../../sim/physics.ts';
import type { Session } from '../tables/traction/session/sessionTypes.ts';
import {
  filesOf,
  recordingOf,
  type AnyMatch,
  type AnyRecording,
  type GameId,
  type MatchOf,
} from '../storage/gameFiles.ts';
import type { Round } from '../tables/trexlands/round/roundTypes.ts';
import { catchUp } from './catchUp.ts';

/** A table of this tab, as far as other tabs have to do with it. */
export interface SeatedTable {
  /** As far as it was played here. */
  readonly match: AnyMatch | null;
  readonly lookingOn: boolean;
  /** From now on it is played in another tab. */
  lookOn(underWay: 'conclude' | 'forget'): void;
  playOn(): void;
  /** Nobody plays here any more; what is under way is over at once, and counts. */
  leave(): void;
  /** Catches up with what the other tab has saved. Faults: another game's file, and those of `catchUp`. */
  follow(recording: AnyRecording): Promise<Result<null>>;
}

/** What a game's own table can do of that. */
interface OwnTable<G extends GameId> extends Pick<SeatedTable, 'lookOn' | 'playOn' | 'leave'> {
  match(): MatchOf<G> | null;
  lookingOn(): boolean;
  follow(match: MatchOf<G>): void;
}

export const seatedSession = ({ store, commands }: Session, physics: Physics): SeatedTable =>
  seatedAt('traction', physics, {
    ...commands,
    match: () => store.getState().match,
    lookingOn: () => store.getState().lookingOn,
  });

export const seatedRound = ({ store, commands }: Round, physics: Physics): SeatedTable =>
  seatedAt('trexlands', physics, {
    ...commands,
    match: () => store.getState().played,
    lookingOn: () => store.getState().lookingOn,
  });

function seatedAt<G extends GameId>(game: G, physics: Physics, own: OwnTable<G>): SeatedTable {
  return {
    get match() {
      return own.match();
    },
    get lookingOn() {
      return own.lookingOn();
    },
    lookOn: own.lookOn,
    playOn: own.playOn,
    leave: own.leave,
    follow: async (recording) => {
      const theirs = recordingOf(game, recording);
      if (!theirs.ok) return theirs;
      const header = own.match()?.header;
      const files = await filesOf(game);
      const match = own.match();
      if (match === null || match.header !== header) return ok(null); // left meanwhile
      const caughtUp = catchUp(files, physics, match, theirs.value) as Result<MatchOf<G>>;
      if (!caughtUp.ok) return caughtUp;
      own.follow(caughtUp.value);
      return ok(null);
    },
  };
}
