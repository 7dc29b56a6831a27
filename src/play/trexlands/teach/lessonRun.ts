import { isWhole } from '#engine/seen.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SeatInfo } from '#engine/seats.ts';
import { judge, LEARNER, prepared, replyOf, type LessonStep, type StepVerdict } from '#games/trexlands/help/lesson.ts';
import { nameOf, ownerOf } from '#games/trexlands/ids.ts';
import { truckOf } from '#games/trexlands/queries.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import { SESSION_FAULTS } from '../session/faults.ts';
import { placeName } from '../words/names.ts';
import type { Session } from '../session/sessionTypes.ts';
import { answering } from './answering.ts';

export interface RunState {
  readonly step: LessonStep;
  readonly verdict: StepVerdict;
}

/** The first lesson at one session's table, one step at a time. */
export interface LessonRun {
  readonly store: StoreApi<RunState>;
  /** Sits down at this step. */
  begin(step: LessonStep): void;
  /** The position at once, as it was. */
  again(): void;
  /** The objection to choosing a truck in a step that is about another one. */
  whyNotTruck(truck: PieceId): Fault | null;
  /** Gets up. */
  stop(): void;
}

export interface RunOptions {
  readonly session: Session;
  readonly seats: readonly SeatInfo[];
  /** Names the physics. */
  readonly build: string;
  readonly onPassed: (step: string) => void;
  /** Does it a moment later, so that what was done before can be seen. */
  readonly later: (what: () => void) => void;
}

/** Nothing happens before `begin`. From then on the rival answers by itself, and every action is judged. */
export function createLessonRun({ session, seats, build, onPassed, later }: RunOptions, first: LessonStep): LessonRun {
  const store = createStore<RunState>(() => ({ step: first, verdict: { state: 'open' } }));
  const { commands } = session;
  let unsubscribe: (() => void) | null = null;

  const follow = (): void => {
    const { step, verdict } = store.getState();
    const { match } = session.store.getState();
    if (unsubscribe === null || match === null || !isWhole(match) || verdict.state !== 'open') return;
    const now = judge(step, match);
    if (now.state === 'open') return answerLater();
    store.setState({ verdict: now });
    if (now.state === 'passed') onPassed(step.id);
  };

  const answerLater = answering({
    session,
    learner: LEARNER,
    reply: (match) => replyOf(store.getState().step, match),
    isOpen: () => unsubscribe !== null && store.getState().verdict.state === 'open',
    answered: () => follow(),
    later,
  });

  const begin = (step: LessonStep): void => {
    const match = prepared(step, seats, build);
    if (!match.ok) throw new Error(match.fault.message);
    store.setState({ step, verdict: { state: 'open' } });
    commands.resume(match.value);
  };

  return {
    store,
    begin: (step) => {
      unsubscribe ??= session.store.subscribe(follow);
      begin(step);
    },
    again: () => begin(store.getState().step),
    whyNotTruck: (truck) => {
      const { step, verdict } = store.getState();
      const { match } = session.store.getState();
      const { truck: meant } = step;
      if (meant === null || meant === truck || ownerOf(truck) !== LEARNER) return null;
      if (match === null || verdict.state !== 'open') return null;
      return SESSION_FAULTS.otherTruck(nameOf(meant), placeName(truckOf(match.state, meant).at), nameOf(truck));
    },
    stop: () => {
      unsubscribe?.();
      unsubscribe = null;
      commands.leave();
    },
  };
}
