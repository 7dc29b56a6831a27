import type { LogEntry } from '#engine/match.ts';
import { isTryOver, judgeTry, type TryVerdict, type TurnGoal } from '#games/traction/help/practice/goal.ts';
import { slipsOf, type Slip } from '#games/traction/help/practice/slips.ts';
import type { TractionTypes } from '#games/traction/traction.ts';
import {
  createPracticeRun as createRun,
  type PracticeRun as Run,
  type PracticeState as State,
  type Try as TryOf,
} from '#play/practice/practiceRun.ts';
import type { Session, SessionState } from '../session/sessionTypes.ts';
import type { Plan } from '../form/draft.ts';

/** All that there is to tell of a try. */
export interface Tried {
  readonly entries: readonly LogEntry<TractionTypes>[];
  readonly slips: readonly Slip[];
}

export type Try = TryOf<TryVerdict, Tried>;
export type PracticeState = State<TryVerdict, Tried>;

export interface PracticeRun extends Run<TryVerdict, Tried> {
  readonly goal: TurnGoal;
}

/** Every try has a seed of its own, drawn by the session: a hand never trembles twice in the same way. */
export function createPracticeRun(session: Session, { match: plan, handMode }: Plan, goal: TurnGoal): PracticeRun {
  const { commands } = session;
  const run = createRun<TractionTypes, SessionState, TryVerdict, Tried>(
    session,
    { state: 'open' },
    {
      setUp: () => void commands.newMatch(plan),
      judge: (match) => judgeTry(goal, match),
      isOver: isTryOver,
      detailOf: ({ log }) => ({ entries: log, slips: log.flatMap(slipsOf) }),
    },
  );
  return {
    ...run,
    goal,
    begin: () => {
      commands.setHandMode(handMode);
      run.begin();
    },
  };
}
