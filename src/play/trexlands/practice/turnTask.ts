import type { SeatInfo } from '#engine/seats.ts';
import type { Choice } from '#games/trexlands/actions.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import { startMatch } from '#engine/match.ts';
import { LARGEST_SEED, seedRandom } from '#engine/random.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands, type TrexlandsMatch, type TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import type { Seat } from '#sim/ids.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { createPracticeRun, type PracticeRun, type PracticeState } from '#play/practice/practiceRun.ts';
import type { Session, SessionState } from '../session/sessionTypes.ts';
import { answering } from '../teach/answering.ts';

/** The outcome of a try so far, and why, in a sentence; empty where there is nothing to say. */
export interface ToldVerdict {
  readonly state: 'open' | 'solved' | 'missed';
  readonly words: string;
}

/** A position, who tries what in it, and how the rivals answer. */
export interface TurnTask {
  readonly learner: Seat;
  /** Everybody as a person: the rivals' answers are this table's own. */
  readonly seats: readonly SeatInfo[];
  readonly position: TrexlandsState;
  judge(match: TrexlandsMatch): ToldVerdict;
  /** A rival's choice where it is asked. */
  reply(match: TrexlandsMatch, rival: Seat): Choice | null;
}

export type TurnTried = readonly TrexlandsEvent[];
export type TurnRun = PracticeRun<ToldVerdict, TurnTried>;
export type TurnState = PracticeState<ToldVerdict, TurnTried>;

export interface TurnRunOptions {
  readonly session: Session;
  /** Names the physics. */
  readonly build: string;
  /** From 0 to 1, for the chance of each try. */
  readonly random: () => number;
  /** Does it a moment later, so that what was done before can be seen. */
  readonly later: (what: () => void) => void;
  /** A try was solved. */
  readonly onSolved?: () => void;
}

/** The task at a session's table. A try is over once it is judged; each has a chance of its own. */
export function createTurnRun(task: TurnTask, options: TurnRunOptions): TurnRun {
  const { session, build, random, later, onSolved } = options;
  const run = createPracticeRun<TrexlandsTypes, SessionState, ToldVerdict, TurnTried>(session, OPEN, {
    setUp: () => session.commands.resume(positionAs(task, build, Math.floor(random() * (LARGEST_SEED + 1)))),
    judge: task.judge,
    isOver: ({ state }) => state !== 'open',
    detailOf: ({ log }) => log.flatMap(({ events }) => events),
  });
  let unsubscribe: readonly (() => void)[] = [];
  const answer = answering({
    session,
    learner: task.learner,
    reply: task.reply,
    isOpen: () => unsubscribe.length > 0 && !run.store.getState().over,
    answered: () => follow(),
    later,
  });
  const follow = (): void => {
    if (unsubscribe.length > 0 && !run.store.getState().over) answer();
  };
  return {
    ...run,
    begin: () => {
      run.begin(); // judges first
      if (unsubscribe.length === 0)
        unsubscribe = [
          session.store.subscribe(follow),
          run.store.subscribe(({ verdict }, before) => {
            if (verdict.state === 'solved' && before.verdict.state !== 'solved') onSolved?.();
          }),
        ];
      follow();
    },
    stop: () => {
      for (const stop of unsubscribe) stop();
      unsubscribe = [];
      run.stop();
    },
  };
}

const OPEN = { state: 'open', words: '' } as const;

/** A match in that position, with nothing in its log, and chance of its own. */
function positionAs({ seats, position }: TurnTask, build: string, seed: number): TrexlandsMatch {
  const setup = { options: position.options };
  const started = startMatch(trexlands, { build, tickHz: TICK_HZ, seed, seats, setup });
  if (!started.ok) throw new Error(started.fault.message);
  return { ...started.value, state: position, random: seedRandom(seed) };
}
