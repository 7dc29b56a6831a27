import { isWhole } from '#engine/seen.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Physics } from '#sim/physics.ts';
import type { AnySession } from '#play/session/state.ts';
import { gameCalled, recordingOf, type AnyMatch, type AnyRecording, type Games } from '#play/storage/gameFiles.ts';
import { catchUp } from './catchUp.ts';

/** A table of this tab, as far as other tabs have to do with it. */
export interface SeatedTable {
  /** As far as it was played here. */
  readonly match: AnyMatch | null;
  readonly spectating: boolean;
  /** From now on it is played in another tab. */
  spectate(underWay: 'conclude' | 'forget'): void;
  playOn(): void;
  /** The table is left; an action under way is over at once, and counts. */
  leave(): void;
  /** Catches up with what the other tab has saved. Faults: another game's file, and those of `catchUp`. */
  follow(recording: AnyRecording): Promise<Result<null>>;
}

export function seatedAt(games: Games, game: string, { store, commands }: AnySession, physics: Physics): SeatedTable {
  const played = (): AnyMatch | null => {
    const match = store.getState().played;
    return match !== null && isWhole(match) ? match : null;
  };
  return {
    get match() {
      return played();
    },
    get spectating() {
      return store.getState().spectating;
    },
    spectate: (underWay) => commands.spectate(underWay),
    playOn: () => commands.playOn(),
    leave: () => commands.leave(),
    follow: async (recording) => {
      const theirs = recordingOf(games, game, recording);
      if (!theirs.ok) return theirs;
      const header = played()?.header;
      const files = await gameCalled(games, game).files();
      const match = played();
      if (match === null || match.header !== header) return ok(null); // left meanwhile
      const caughtUp = catchUp(files, physics, match, theirs.value);
      if (!caughtUp.ok) return caughtUp;
      commands.follow(caughtUp.value);
      return ok(null);
    },
  };
}
