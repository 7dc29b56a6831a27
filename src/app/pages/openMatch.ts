import type { TractionMatch } from '../../games/traction/traction.ts';
import type { HandMode, NewMatch } from '../match/sessionTypes.ts';
import { fault, type Result } from '../../sim/result.ts';
import type { Library } from '../storage/library.ts';
import { claimId, idOfMatch, newMatchId } from '../storage/matchIds.ts';
import { replayMatch, type Replaying } from '../storage/replayMatch.ts';
import { texts } from '../texts.ts';
import type { Parlour } from './parlour.ts';

/** A new match that somebody has asked for and that is set up once the parlour is open. */
export interface Plan {
  readonly match: NewMatch;
  readonly handMode: HandMode;
}

/** Plans by the id their match will have: the address is there before the match. */
const plans = new Map<string, Plan>();

/** Gives the id under which `openMatch` will find it. */
export function agreeOn(plan: Plan): string {
  const id = newMatchId();
  plans.set(id, plan);
  return id;
}

/**
 * Sees to it that the session plays the match of this id: the one it has, the one agreed on, or the saved one, which
 * is replayed. Faults: of the set-up, of the library, of the file and of the replay; `abandoned` where somebody has left
 * meanwhile. Nothing has changed then.
 */
export async function openMatch(id: string, { session, physics }: Parlour, library: Library, replaying: Replaying): Promise<Result<TractionMatch>> {
  const { match } = session.store.getState();
  if (match !== null && idOfMatch(match) === id) return { ok: true, value: match };
  const plan = plans.get(id);
  if (plan !== undefined) return begin(id, plan, session);
  const recording = await library.open(id, physics.build);
  if (!recording.ok) return recording;
  const replayed = await replayMatch(physics, recording.value, replaying);
  if (!replayed.ok) return replayed;
  if (replaying.signal.aborted) return fault('abandoned', texts.files.abandoned);
  claimId(replayed.value, id);
  session.commands.resume(replayed.value);
  return replayed;
}

function begin(id: string, { match, handMode }: Plan, { commands }: Parlour['session']): Result<TractionMatch> {
  commands.setHandMode(handMode);
  const begun = commands.newMatch(match);
  if (!begun.ok) return begun;
  claimId(begun.value, id);
  plans.delete(id);
  return begun;
}
