import type { TractionMatch } from '../../../../games/traction/traction.ts';
import { ok, type Result } from '../../../../sim/result.ts';
import { ALONE, type OpenTable } from '../../../pages/tableModule.ts';
import type { Session } from '../session/sessionTypes.ts';
import type { HandNotes } from '../storage/handNotes.ts';
import { agreedOf, ALONE_DRAFT, DEFAULT_DRAFT, withHands, type Plan } from './form/draft.ts';

/**
 * A session of Traction as the page sits down at it; `playedAs` says by whose hands a match of one click is played. An
 * action that was noted is taken up when its match is opened again.
 */
export const tableOf = (session: Session, notes: HandNotes, playedAs: () => string): Omit<OpenTable, 'Tableside'> => ({
  session,
  begin: (agreed) => begin(session, agreement(agreed, playedAs())),
  takeUp: (id) => {
    const { match } = session.store.getState();
    const noted = match && notes.read(id, match);
    if (noted) session.takeUp(noted);
  },
});

/** The form's, or one of a single click. */
function agreement(agreed: unknown, playedAs: string): Result<Plan> {
  if (agreed === null) return agreedOf(withHands(DEFAULT_DRAFT, playedAs));
  return agreed === ALONE ? agreedOf(withHands(ALONE_DRAFT, playedAs)) : ok(agreed as Plan);
}

function begin({ commands }: Session, plan: Result<Plan>): Result<TractionMatch> {
  if (!plan.ok) return plan;
  commands.setHandMode(plan.value.handMode);
  return commands.newMatch(plan.value.match);
}
