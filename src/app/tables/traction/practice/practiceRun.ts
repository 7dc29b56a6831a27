import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LogEntry } from '../../../../engine/match.ts';
import { isTryOver, judgeTry, type TryVerdict, type TurnGoal } from '../../../../games/traction/help/practice/goal.ts';
import { slipsOf, type Slip } from '../../../../games/traction/help/practice/slips.ts';
import type { TractionMatch, TractionTypes } from '../../../../games/traction/traction.ts';
import type { Session, SessionState } from '../session/sessionTypes.ts';
import type { Plan } from '../page/form/draft.ts';

/** One try that counts: it was solved or missed. */
export interface Try {
  readonly number: number; // from 1
  readonly verdict: Exclude<TryVerdict, { state: 'open' }>;
  readonly entries: readonly LogEntry<TractionTypes>[];
  readonly slips: readonly Slip[];
}

export interface PracticeState {
  /** The first first; the last one may still be under way, and be missed by what comes. */
  readonly tries: readonly Try[];
  /** Of the try under way. */
  readonly verdict: TryVerdict;
  /** Nothing more can be done in it. */
  readonly over: boolean;
  /** Something has been done since the position stood as it was. */
  readonly begun: boolean;
}

/** One position at a session's table, tried again and again. */
export interface PracticeRun {
  readonly store: StoreApi<PracticeState>;
  readonly goal: TurnGoal;
  begin(): void;
  /** The position as it was before the try. A hand on the table comes to rest first, and what it did counts. */
  again(): void;
  /** Gets up. */
  stop(): void;
}

const FRESH = { verdict: { state: 'open' }, over: false, begun: false } as const;

/** Every try has a seed of its own, drawn by the session: a hand never trembles twice in the same way. */
export function createPracticeRun(session: Session, { match: plan, handMode }: Plan, goal: TurnGoal): PracticeRun {
  const store = createStore<PracticeState>(() => ({ tries: [], ...FRESH }));
  const { commands } = session;
  let before: readonly Try[] = []; // the tries before the one under way
  let unsubscribe: (() => void) | null = null;

  const setUp = (): void => {
    before = store.getState().tries;
    store.setState(FRESH);
    commands.newMatch(plan);
  };

  const played = ({ match }: SessionState, { match: last }: SessionState): void => {
    if (match === null || match.log.length === 0 || match.log === last?.log) return;
    const verdict = judgeTry(goal, match);
    const tries = verdict.state === 'open' ? before : [...before, tryOf(before.length + 1, verdict, match)];
    store.setState({ tries, verdict, over: isTryOver(verdict, match), begun: true });
  };

  return {
    store,
    goal,
    begin: () => {
      unsubscribe ??= session.store.subscribe(played);
      commands.setHandMode(handMode);
      setUp();
    },
    again: () => {
      session.closing();
      setUp();
    },
    stop: () => {
      unsubscribe?.();
      unsubscribe = null;
      commands.leave();
    },
  };
}

const tryOf = (number: number, verdict: Try['verdict'], { log }: TractionMatch): Try => ({
  number,
  verdict,
  entries: log,
  slips: log.flatMap(slipsOf),
});

/** How many of the tries were solved. */
export const solvedOf = (tries: readonly Try[]): number =>
  tries.filter(({ verdict }) => verdict.state === 'solved').length;
