import { isOpen } from '#engine/seen.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import { capitalised } from '#play/texts.ts';
import { namingOf, type Naming } from '../say/naming.ts';
import { sayingsOf } from '../say/sayings.ts';
import { gameTexts } from '../texts.ts';
import type { TractionPart } from './lessons.ts';
import { LEARNER } from './seats.ts';

/** The task as it stands: after the rival's turn it begins with what the rival has done. */
export function taskOf({ task, afterReply }: Pick<TractionPart, 'task' | 'afterReply'>, match: SeenTraction): string {
  const { turn, outcome } = match.state;
  if (afterReply === undefined || outcome !== null) return task;
  if (turn.seat !== LEARNER) return gameTexts.drills.rivalsTurn;
  const done = doneByRival(match);
  return done.length === 0 ? task : [...done, afterReply].join(' ');
}

/** A sentence for each thing that the rival did in its last turn. */
function doneByRival({ header, state, log }: SeenTraction): readonly string[] {
  const naming = rivalsNaming(header.seats);
  const seen = log.filter(isOpen);
  const since = seen.findLastIndex(({ action, seat }) => seat === LEARNER && action.do === 'end-turn');
  return seen
    .slice(since + 1)
    .filter(({ seat }) => seat !== LEARNER)
    .flatMap(({ action, performed, events }) =>
      sayingsOf({ action, report: performed, events }, naming, state.options).map(({ text }) => capitalised(text)),
    );
}

/** A learner knows no names yet: only the rival. */
function rivalsNaming(seats: SeenTraction['header']['seats']): Naming {
  return namingOf(seats.map((info, seat) => (seat === LEARNER ? info : { ...info, name: gameTexts.drills.rival })));
}
