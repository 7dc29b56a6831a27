import type { Physics } from '#sim/physics.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { claimId, idOfMatch } from '#play/storage/matchIds.ts';
import { dropPlan, planFor } from '#play/session/plans.ts';
import type { AnySeen } from '#play/storage/gameFiles.ts';
import type { Library } from '#play/storage/library.ts';
import type { Replaying } from '#play/storage/replayMatch.ts';
import { replayOwn } from '#play/storage/replayOwn.ts';
import { texts } from '#play/texts.ts';
import type { GameTable } from './runtime.ts';

export interface Opening extends Replaying {
  /** Whether the match is played in another tab; asked when it is there, which may take a while. */
  readonly spectating: () => boolean;
}

/**
 * Sees to it that the table plays the match of this id: the one it has, the one agreed on, or the saved one, which is
 * replayed, and goes on with what was under way when its page went away. Faults: of the set-up, of the library, of the
 * file and of the replay; `abandoned` where the page has been left meanwhile. Nothing has changed then.
 */
export async function openMatch(
  id: string,
  { game, table }: GameTable,
  physics: Physics,
  library: Library,
  opening: Opening,
): Promise<Result<AnySeen>> {
  const { session } = table;
  const { played } = session.store.getState();
  if (played !== null && idOfMatch(played) === id) return ok(played);
  const plan = planFor(id);
  if (plan !== undefined) return begin(id, table.begin(plan.agreed));
  const recording = await library.open(id, physics.build);
  const replayed = recording.ok
    ? await replayOwn(library.games, game, id, recording.value, physics, opening)
    : recording;
  if (!replayed.ok) return replayed;
  if (opening.signal.aborted) return fault('abandoned', texts.files.abandoned);
  library.keepAsOpened(id, replayed.value);
  claimId(replayed.value, id);
  const spectating = opening.spectating();
  session.commands.resume(replayed.value, { spectating });
  if (!spectating) table.takeUp?.(id);
  return ok(session.store.getState().played ?? replayed.value);
}

function begin(id: string, begun: Result<AnySeen>): Result<AnySeen> {
  if (!begun.ok) return begun;
  claimId(begun.value, id);
  dropPlan(id);
  return begun;
}
