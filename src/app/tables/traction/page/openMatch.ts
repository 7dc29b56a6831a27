import type { TractionMatch } from '../../../../games/traction/traction.ts';
import { fault, ok, type Result } from '../../../../sim/result.ts';
import { concludeFoul } from '../storage/concludeFoul.ts';
import type { Library } from '../../../storage/library.ts';
import { claimId, idOfMatch } from '../../../session/matchIds.ts';
import type { Replaying } from '../../../storage/replayMatch.ts';
import { replayOwn } from '../../../storage/replayOwn.ts';
import { texts } from '../../../texts.ts';
import { agreedOf, DEFAULT_DRAFT } from './form/draft.ts';
import type { Parlour } from '../../../pages/runtime.ts';
import { dropPlan, planFor, type Plan } from '../../../session/plans.ts';

export interface Opening extends Replaying {
  /** Whether the match is played in another tab; asked when it is there, which may take a while. */
  readonly lookingOn?: () => boolean;
}

/**
 * Sees to it that the session plays the match of this id: the one it has, the one agreed on, or the saved one, which
 * is replayed, with a foul that was noted in it and not yet played. Faults: of the set-up, of the library, of the file
 * and of the replay; `abandoned` where somebody has left meanwhile. Nothing has changed then.
 */
export async function openMatch(
  id: string,
  { session, physics, fouls }: Parlour,
  library: Library,
  { lookingOn: isElsewhere = () => false, ...replaying }: Opening,
): Promise<Result<TractionMatch>> {
  const { match } = session.store.getState();
  if (match !== null && idOfMatch(match) === id) return { ok: true, value: match };
  const agreed = planFor(id);
  if (agreed !== undefined) return begin(id, agreed, session);
  const recording = await library.open(id, physics.build);
  const replayed = recording.ok ? await replayOwn('traction', id, recording.value, physics, replaying) : recording;
  if (!replayed.ok) return replayed;
  if (replaying.signal.aborted) return fault('abandoned', texts.files.abandoned);
  library.keepAsOpened(id, replayed.value);
  const lookingOn = isElsewhere();
  const foul = lookingOn ? null : fouls.read(id, replayed.value);
  const concluded = foul && concludeFoul(physics, replayed.value, foul);
  const opened = concluded ?? replayed.value;
  claimId(opened, id);
  session.commands.resume(replayed.value, { lookingOn });
  if (concluded !== null) session.commands.follow(concluded);
  return ok(opened);
}

function begin(id: string, agreed: Plan | 'standard', { commands }: Parlour['session']): Result<TractionMatch> {
  const plan = agreed === 'standard' ? agreedOf(DEFAULT_DRAFT) : ok(agreed);
  if (!plan.ok) return plan;
  commands.setHandMode(plan.value.handMode);
  const begun = commands.newMatch(plan.value.match);
  if (!begun.ok) return begun;
  claimId(begun.value, id);
  dropPlan(id);
  return begun;
}
