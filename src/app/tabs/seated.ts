import { isWhole } from '#engine/seen.ts';
import { ok, type Result, fault } from '#sim/result.ts';
import type { Physics } from '#sim/physics.ts';
import type { AnySession } from '#play/session/state.ts';
import {
  gameCalled,
  recordingOf,
  type AnyMatch,
  type AnyRecording,
  type Games,
  type GameFiles,
} from '#play/storage/gameFiles.ts';
import type { GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import { performAndPlay } from '#engine/play.ts';
import type { RecordedAction, Recording } from '#engine/replay.ts';
import { rewind } from '#engine/undo.ts';
import { texts } from '#play/texts.ts';

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

/**
 * The match as it was saved elsewhere, from how it is known here: what was taken back goes, and only what is new is
 * performed. Faults: those of playing; `other-outcome`.
 */
function catchUp<T extends GameTypes, R extends RecordedAction<T>>(
  { game, replayTable }: Pick<GameFiles<T, R>, 'game' | 'replayTable'>,
  physics: Physics,
  match: Match<T>,
  { log }: Recording<T>,
): Result<Match<T>> {
  const differs = match.log.findIndex(({ hash }, i) => log[i]?.hash !== hash);
  let now: Match<T> = differs < 0 ? { ...match, undo: null } : rewind(match, differs);
  const { perform } = replayTable(physics);
  for (const [i, recorded] of log.entries()) {
    if (i < now.log.length) continue;
    const played = performAndPlay(game, now, recorded.action, perform);
    if (!played.ok) return played;
    const found = played.value.log.at(-1)?.hash ?? '';
    if (found !== recorded.hash)
      return fault(
        'other-outcome',
        texts.believing.otherOutcome(i + 1, `$.log[${i}].hash`, recorded.hash, found),
        `$.log[${i}]`,
      );
    now = played.value;
  }
  return ok(now);
}
