import type { Physics } from '../../sim/physics.ts';
import { ok, type Result } from '../../sim/result.ts';
import type { Helper } from '../offThread/helper.ts';
import { openHelper } from '../offThread/openHelper.ts';
import {
  filesOf,
  gameOf,
  recordingOf,
  type AnyMatch,
  type AnyRecording,
  type GameId,
  type MatchOf,
} from './gameFiles.ts';
import { handedOver } from './handedOver.ts';
import { replayMatch, type Replaying } from './replayMatch.ts';

/** A recording of whatever game, played again off the page's thread. Faults: those of `replayMatch`. */
export async function replayAny(
  recording: AnyRecording,
  physics: Physics,
  replaying: Replaying,
): Promise<Result<AnyMatch>> {
  const files = await filesOf(gameOf(recording));
  const helper = whenAsked(() => openHelper(physics));
  try {
    return (await replayMatch(files, helper, recording, replaying)) as Result<AnyMatch>;
  } finally {
    helper.close();
  }
}

/** A saved recording, for a table of that game; one that has just been replayed is taken as it came out. Faults: `other-game`, and those of `replayMatch`. */
export async function replayOwn<G extends GameId>(
  game: G,
  id: string,
  recording: AnyRecording,
  physics: Physics,
  replaying: Replaying,
): Promise<Result<MatchOf<G>>> {
  const own = recordingOf(game, recording);
  if (!own.ok) return own;
  const before = handedOver(id, own.value);
  return (before === null ? await replayAny(own.value, physics, replaying) : ok(before)) as Result<MatchOf<G>>;
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
