import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Helper } from '../offThread/helper.ts';
import { gameOf, recordingOf, type AnyMatch, type AnyRecording, type Games } from './gameFiles.ts';
import { handedOver } from './handedOver.ts';
import { replayMatch, type Replaying } from './replayMatch.ts';

/** A recording of any game, played again off the page's thread. Faults: those of `replayMatch`. */
export async function replayAny(
  games: Games,
  recording: AnyRecording,
  physics: Physics,
  replaying: Replaying,
): Promise<Result<AnyMatch>> {
  const files = await gameOf(games, recording).files();
  const helper = whenAsked(() => files.helperOf(physics));
  try {
    return await replayMatch(files, helper, recording, replaying);
  } finally {
    helper.close();
  }
}

/**
 * A saved recording, for a table of that game; one that has just been replayed is taken as it came out. Faults:
 * `other-game`, and those of `replayMatch`.
 */
export async function replayOwn(
  games: Games,
  game: string,
  id: string,
  recording: AnyRecording,
  physics: Physics,
  replaying: Replaying,
): Promise<Result<AnyMatch>> {
  const own = recordingOf(games, game, recording);
  if (!own.ok) return own;
  const before = handedOver(id, own.value);
  return before === null ? replayAny(games, own.value, physics, replaying) : ok(before);
}

/** A match without anything physical in it needs no helper. */
function whenAsked(open: () => Promise<Helper>): Helper {
  let opening: Promise<Helper> | null = null;
  return {
    carryOut: async (task, asking) => (await (opening ??= open())).carryOut(task, asking),
    close: () =>
      void opening?.then(
        (helper) => helper.close(),
        () => undefined,
      ),
  };
}
