import type { TractionMatch } from '../../../../games/traction/traction.ts';
import type { Physics } from '../../../../sim/physics.ts';
import { ok, type Result } from '../../../../sim/result.ts';
import type { OpenTable } from '../../../pages/tableModule.ts';
import type { Session } from '../session/sessionTypes.ts';
import { concludeFoul } from '../storage/concludeFoul.ts';
import type { FoulNotes } from '../storage/foulNotes.ts';
import { agreedOf, DEFAULT_DRAFT, withHands, type Plan } from './form/draft.ts';

/**
 * A session of Traction as the page sits down at it; `playedAs` says by whose hands a match of one click is played. A
 * foul that was noted is played when its match is opened again.
 */
export const tableOf = (
  session: Session,
  fouls: FoulNotes,
  physics: Physics,
  playedAs: () => string,
): Omit<OpenTable, 'Tableside'> => ({
  session,
  begin: (agreed) =>
    begin(session, agreed === null ? agreedOf(withHands(DEFAULT_DRAFT, playedAs())) : ok(agreed as Plan)),
  recovered: (id, replayed) => {
    const match = replayed as TractionMatch;
    const foul = fouls.read(id, match);
    return foul && concludeFoul(physics, match, foul);
  },
});

function begin({ commands }: Session, plan: Result<Plan>): Result<TractionMatch> {
  if (!plan.ok) return plan;
  commands.setHandMode(plan.value.handMode);
  return commands.newMatch(plan.value.match);
}
