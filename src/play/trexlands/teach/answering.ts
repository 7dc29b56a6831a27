import { isWhole } from '#engine/seen.ts';
import { soon } from '#play/host/pausing.ts';
import type { Choice } from '#games/trexlands/actions.ts';
import { asked } from '#games/trexlands/asked.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import type { Seat } from '#sim/ids.ts';
import type { Session } from '../session/sessionTypes.ts';

export interface Answering {
  readonly session: Session;
  /** The player at this screen; all others answer by themselves. */
  readonly learner: Seat;
  /** A rival's choice where the match asks it; null: it waits. */
  reply(match: TrexlandsMatch, rival: Seat): Choice | null;
  /** Whether anything is still to come. */
  isOpen(): boolean;
  /** Does it a moment later, so that what was done before can be seen. */
  readonly later: (what: () => void) => void;
}

/** Answers for the rivals of the only player at a table; to be called whenever something has changed. */
export function answering({ session, learner, reply, isOpen, later }: Answering): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    const does = nextOf(session, learner, reply);
    if (does === null) return;
    waiting = true;
    const answer = (): void => {
      waiting = false;
      if (!isOpen()) return;
      nextOf(session, learner, reply)?.do();
    };
    if (does.seen) later(answer);
    else soon(answer); // after the other subscribers
  };
}

/** A thing that is done for a rival, and `seen`: whether one wants to see it come. */
interface Done {
  readonly seen: boolean;
  do(): void;
}

/** The next thing to do that is not the learner's; null while it is the learner's turn, or trucks roll. */
function nextOf({ store, commands }: Session, learner: Seat, reply: Answering['reply']): Done | null {
  const { match, stage, thrown, holder } = store.getState();
  if (match === null || !isWhole(match)) return null;
  const { state } = match;
  const agrees = match.undo?.waitingFor.find((seat) => seat !== learner);
  if (agrees !== undefined) return { seen: false, do: () => commands.consentUndo(agrees) };
  const rolls = rollAsked(state)?.trucks.filter((id) => ownerOf(id) !== learner) ?? [];
  if (stage === 'aiming' && rolls.some((id) => !thrown.some(({ truck }) => truck === id)))
    return { seen: false, do: () => commands.rollForMe(rolls) };
  if (stage !== 'choosing') return null;
  const placing = state.phase.name === 'arena' ? state.phase.placing : null;
  if (placing === learner && holder !== learner) return { seen: false, do: () => commands.passDevice(learner) };
  if (placing !== null && placing !== learner) return { seen: true, do: () => commands.nobody(placing) };
  const rival = asked(state).find((seat) => seat !== learner);
  const choice = rival === undefined ? null : reply(match, rival);
  return choice && { seen: !asked(state).includes(learner), do: () => commands.act(choice) };
}
