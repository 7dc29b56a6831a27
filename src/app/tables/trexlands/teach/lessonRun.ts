import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SeatInfo } from '../../../../engine/seats.ts';
import { asked } from '../../../../games/trexlands/asked.ts';
import {
  judge,
  LEARNER,
  prepared,
  replyOf,
  RIVAL,
  type LessonStep,
  type StepVerdict,
} from '../../../../games/trexlands/help/lesson.ts';
import { ownerOf } from '../../../../games/trexlands/ids.ts';
import { rollAsked } from '../../../../games/trexlands/rolls.ts';
import type { Session } from '../session/sessionTypes.ts';

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
  let waiting = false;

  const follow = (): void => {
    const { step, verdict } = store.getState();
    const { match } = session.store.getState();
    if (unsubscribe === null || match === null || verdict.state !== 'open') return;
    const now = judge(step, match);
    if (now.state === 'open') return answerLater();
    store.setState({ verdict: now });
    if (now.state === 'passed') onPassed(step.id);
  };

  const answerLater = (): void => {
    if (waiting) return;
    const does = nextOf(session, store.getState().step);
    if (does === null) return;
    waiting = true;
    const answer = (): void => {
      waiting = false;
      if (unsubscribe === null || store.getState().verdict.state !== 'open') return;
      nextOf(session, store.getState().step)?.do();
      follow(); // what came of it may ask for more
    };
    if (does.seen) later(answer);
    else queueMicrotask(answer); // after all other listeners of this change
  };

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
    stop: () => {
      unsubscribe?.();
      unsubscribe = null;
      commands.leave();
    },
  };
}

/** A thing that is done for the rival, and `seen`: whether one wants to see it come. */
interface Done {
  readonly seen: boolean;
  do(): void;
}

/** The next thing to do that is not the learner's; null while it is the learner's turn, or trucks roll. */
function nextOf({ store, commands }: Session, step: LessonStep): Done | null {
  const { match, stage, thrown, eyes } = store.getState();
  if (match === null) return null;
  const { state } = match;
  if (match.undo?.waitingFor.includes(RIVAL) === true) return { seen: false, do: () => commands.consentUndo(RIVAL) };
  const rolls = rollAsked(state)?.trucks.filter((id) => ownerOf(id) === RIVAL) ?? [];
  if (stage === 'aiming' && rolls.some((id) => !thrown.some(({ truck }) => truck === id)))
    return { seen: false, do: () => commands.rollForMe(rolls) };
  if (stage !== 'choosing') return null;
  const placing = state.phase.name === 'arena' ? state.phase.placing : null;
  if (placing === LEARNER && eyes !== LEARNER) return { seen: false, do: () => commands.passDevice(LEARNER) };
  if (placing === RIVAL) return { seen: true, do: () => commands.nobody(RIVAL) };
  const reply = asked(state).includes(RIVAL) ? replyOf(step, match) : null;
  return reply && { seen: !asked(state).includes(LEARNER), do: () => commands.act(reply) };
}
