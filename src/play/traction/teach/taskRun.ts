import { stepsOf } from '#games/traction/commands.ts';
import { parseCommand } from '#games/traction/notation.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import type { TractionTypes } from '#games/traction/traction.ts';
import { createTaskRun, isOpen, partNow, type TaskRun } from '#play/practice/taskRun.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import { seat as asSeat, type PieceId } from '#sim/ids.ts';
import type { Session } from '../session/sessionTypes.ts';
import type { TractionPart, TractionTask } from './lessons.ts';
import { showOwnHand } from './ownHand.ts';
import { LEARNER, LESSON_SEATS } from './seats.ts';

export type TractionRun = TaskRun<TractionTask>;

const END = 'end';

/** Tasks at a table of Traction; where a drill has a rival, its turns are played for it. */
export function createTractionRun(
  session: Session,
  first: TractionTask,
  onPassed: (task: TractionTask) => void = () => undefined,
): TractionRun {
  const { commands } = session;
  let answered: object | null = null; // the log that was answered last

  /** A line that the table no longer allows gives way to the end of the turn. */
  const reply = async (): Promise<void> => {
    await Promise.resolve();
    const { match } = session.store.getState();
    const state = run.store.getState();
    const { replies } = partNow(state);
    if (match === null || replies === undefined || !isOpen(state) || match.log === answered) return;
    const { seat } = whatMayBeDone(match.state);
    if (seat === null || seat === LEARNER) return;
    answered = match.log;
    const line = replies[match.log.filter((entry) => entry.seat === seat).length];
    if (typeof line !== 'string' || !commands.typeMove(line).ok) commands.typeMove(END);
  };

  const run = createTaskRun<TractionTypes, Session, TractionTask>(
    {
      session,
      build: '', // the session names it
      random: () => 0,
      onPassed,
      rivals: () => void reply(),
      showLine: (line, part) => {
        const step = part.hand === 'free' ? ownStepOf(line) : null;
        return step === null ? commands.typeMove(line).ok : showOwnHand(session, step.piece, step.step);
      },
    },
    first,
  );
  return run;
}

/** A line that is one step of a walk; null for any other. An own hand's step is led as a pointer leads it. */
function ownStepOf(line: string): { readonly piece: PieceId; readonly step: StepCommand } | null {
  const parsed = parseCommand(
    line,
    asSeat(LEARNER),
    LESSON_SEATS.map(({ name }) => name),
  );
  if (!parsed.ok || parsed.value.do !== 'walk') return null;
  const [step, ...more] = stepsOf(parsed.value);
  return step === undefined || more.length > 0 ? null : { piece: parsed.value.piece, step };
}

/** The corner on which an own hand's step is shown; null for a part that is about another hand. */
export function shownCorner({
  hand,
  shown = [],
}: TractionPart): (Pick<StepCommand, 'corner'> & { readonly piece: PieceId }) | null {
  const [line] = hand === 'free' ? shown : [];
  const step = line === undefined ? null : ownStepOf(line);
  return step && { piece: step.piece, corner: step.step.corner };
}
