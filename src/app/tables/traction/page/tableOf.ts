import type { TractionMatch } from '../../../../games/traction/traction.ts';
import type { Physics } from '../../../../sim/physics.ts';
import { ok, type Result } from '../../../../sim/result.ts';
import type { OpenTable } from '../../../pages/tableModule.ts';
import type { Session } from '../session/sessionTypes.ts';
import { concludeNoted } from '../storage/concludeNoted.ts';
import type { HandNotes } from '../storage/handNotes.ts';
import { agreedOf, DEFAULT_DRAFT, withHands, type Plan } from './form/draft.ts';

/**
 * A session of Traction as the page sits down at it; `playedAs` says by whose hands a match of one click is played. An
 * action that was noted is played when its match is opened again.
 */
export const tableOf = (
  session: Session,
  notes: HandNotes,
  physics: Physics,
  playedAs: () => string,
): Omit<OpenTable, 'Tableside'> => ({
  session,
  begin: (agreed) =>
    begin(session, agreed === null ? agreedOf(withHands(DEFAULT_DRAFT, playedAs())) : ok(agreed as Plan)),
  recovered: (id, replayed) => {
    const match = replayed as TractionMatch;
    const noted = notes.read(id, match);
    return noted && concludeNoted(physics, match, noted);
  },
});

function begin({ commands }: Session, plan: Result<Plan>): Result<TractionMatch> {
  if (!plan.ok) return plan;
  commands.setHandMode(plan.value.handMode);
  return commands.newMatch(plan.value.match);
}
