import type { TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import type { Physics } from '../../../../sim/physics.ts';
import { fault, ok, type Result } from '../../../../sim/result.ts';
import { dropPlan, roundPlanFor, type RoundPlan } from '../../../session/plans.ts';
import type { Library } from '../../../storage/library.ts';
import { claimId, idOfMatch } from '../../../session/matchIds.ts';
import type { Replaying } from '../../../storage/replayMatch.ts';
import { replayOwn } from '../../../storage/replayOwn.ts';
import { texts } from '../../../texts.ts';
import type { Round } from '../round/roundTypes.ts';
import { standardRound } from './standardRound.ts';

export interface OpeningRound extends Replaying {
  /** Whether the match is played in another tab; asked when it is there, which may take a while. */
  readonly lookingOn: () => boolean;
}

/**
 * Sees to it that the round plays the match of this id: the one it has, the one agreed on, or the saved one, which is
 * replayed. Faults: of the set-up, of the library, of the file and of the replay; `abandoned` where somebody has left
 * meanwhile. Nothing has changed then.
 */
export async function openRoundMatch(
  id: string,
  round: Round,
  physics: Physics,
  library: Library,
  opening: OpeningRound,
): Promise<Result<TrexlandsMatch>> {
  const { played } = round.store.getState();
  if (played !== null && idOfMatch(played) === id) return ok(played);
  const agreed = roundPlanFor(id);
  if (agreed !== undefined) return begin(id, agreed, round);
  const recording = await library.open(id, physics.build);
  const replayed = recording.ok ? await replayOwn('trexlands', id, recording.value, physics, opening) : recording;
  if (!replayed.ok) return replayed;
  if (opening.signal.aborted) return fault('abandoned', texts.files.abandoned);
  library.keepAsOpened(id, replayed.value);
  claimId(replayed.value, id);
  round.commands.resume(replayed.value, { lookingOn: opening.lookingOn() });
  return replayed;
}

function begin(id: string, agreed: RoundPlan | 'standard-trexlands', { commands }: Round): Result<TrexlandsMatch> {
  const begun = commands.newMatch(agreed === 'standard-trexlands' ? standardRound() : agreed.match);
  if (!begun.ok) return begun;
  claimId(begun.value, id);
  dropPlan(id);
  return begun;
}
