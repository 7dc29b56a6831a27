import type { Settings } from '#play/settings/settings.ts';
import { traction, type TractionMatch } from '#games/traction/traction.ts';
import { ok, type Result } from '#sim/result.ts';
import type { OpenTable } from '#app/pages/tableModule.ts';
import { ALONE } from '#play/session/plans.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import type { HandNotes } from '#play/traction/storage/handNotes.ts';
import { agreedOf, DEFAULT_DRAFT, draftAlone, withHands, type Plan } from '#play/traction/form/draft.ts';

type Chosen = Pick<Settings, 'playedAs' | 'opponents'>;

/**
 * A session of Traction as the page sits down at it; `chosen` says by whose hands a match of one click is played, and
 * against whom. An action that was noted is taken up when its match is opened again.
 */
export const tableOf = (session: Session, notes: HandNotes, chosen: () => Chosen): Omit<OpenTable, 'Tableside'> => ({
  session,
  begin: (agreed) => begin(session, agreement(agreed, chosen())),
  takeUp: (id) => {
    const { match } = session.store.getState();
    const noted = match && notes.read(id, match);
    if (noted) session.takeUp(noted);
  },
});

/** The form's, or one of a single click. */
function agreement(agreed: unknown, { playedAs, opponents }: Chosen): Result<Plan> {
  if (agreed === null) return agreedOf(withHands(DEFAULT_DRAFT, playedAs));
  return agreed === ALONE ? agreedOf(withHands(draftAlone(opponents[traction.id]), playedAs)) : ok(agreed as Plan);
}

function begin({ commands }: Session, plan: Result<Plan>): Result<TractionMatch> {
  if (!plan.ok) return plan;
  const { match, handMode, hands } = plan.value;
  commands.setHandMode(handMode);
  const begun = commands.newMatch(match);
  if (begun.ok && hands !== undefined) commands.takeHands(hands);
  return begun;
}
