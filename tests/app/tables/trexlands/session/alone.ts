import { isWhole } from '#engine/seen.ts';
import { thinkerOf } from '#play/game/thinkerOf.ts';
import { play } from '#play/trexlands/play.ts';
import { createSession } from '#play/trexlands/session/session.ts';
import type { NewMatch, Session } from '#play/trexlands/session/sessionTypes.ts';
import { stepsOf } from '#play/trexlands/tasks.ts';
import type { Helper, Task } from '#play/offThread/helper.ts';
import { carelessPlayer } from '#bots/trexlands/careless.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import type { BotsHere } from '#play/session/botSeats.ts';
import { trexlands, type TrexlandsMatch, type TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import { view } from '#games/trexlands/view.ts';
import { seat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { must } from '../../../../games/trexlands/support.ts';
import { ADA_AND_BO } from '../fakeSession.ts';

/** A frame of the page at 60 Hz, s. */
export const FRAME_S = 1 / 60;

/** Ada, a person, against Bo, a bot. */
export const againstBo = (level = 'careless'): NewMatch => ({
  ...ADA_AND_BO,
  seats: ADA_AND_BO.seats.map((one, i) => (i === 0 ? one : { ...one, kind: 'bot', level })),
});

/** Carries tasks out on this thread, and notes what it was sent. */
export const helperHere = (physics: Physics, sent: Task[] = []): Helper => ({
  carryOut: async (task) => {
    sent.push(structuredClone(task)); // as it would go to a worker
    const steps = stepsOf(physics, task);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value as never;
    }
  },
  close: () => undefined,
});

export type Think = BotsHere<TrexlandsTypes, TrexlandsMove>['think'];

export interface Alone {
  readonly session: Session;
  readonly sent: readonly Task[];
}

/** Sits down; `think`: in the bots' place. */
export async function sitDown(plan: NewMatch = againstBo(), think?: Think): Promise<Alone> {
  const physics = await loadPhysics();
  const sent: Task[] = [];
  const helper = helperHere(physics, sent);
  const session = createSession({
    physics,
    random: () => 0,
    pace: 'at-once',
    ...(think === undefined ? thinkerOf(play, () => Promise.resolve(helper)) : { think }),
  });
  must(session.commands.newMatch(plan));
  return { session, sent };
}

export const matchOf = (session: Session): TrexlandsMatch => {
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('no match');
  return match;
};

/** Some frames pass, with the thoughts that come between two of them. */
export async function frames(session: Session, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    session.advance(FRAME_S);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The person at seat 0 answers what it is asked, without much thought. Whether it was asked anything. */
export function answer({ commands, store }: Session): boolean {
  const { match, stage, holder, thrown, halted } = store.getState();
  if (match === null || trexlands.result(match.state) !== null) return false;
  if (halted || (stage !== 'choosing' && stage !== 'aiming')) {
    commands.goOn();
    return true;
  }
  if (!trexlands.asked(match.state).includes(0)) return false;
  if (stage === 'aiming') {
    const before = thrown;
    commands.rollForMe();
    return store.getState().thrown !== before || store.getState().stage !== 'aiming';
  }
  const mine = seat(0);
  const seen = view(match.state, holder);
  if (choicesOf(seen, mine).length === 0) return false;
  commands.act(carelessPlayer(view(match.state, mine), mine, { integer: (min) => min }));
  return true;
}

/** Plays until the match is over, or something has come about. */
export async function playOn(session: Session, until: (match: TrexlandsMatch) => boolean = () => false): Promise<void> {
  for (let turn = 0; turn < 20_000; turn += 1) {
    const match = matchOf(session);
    if (trexlands.result(match.state) !== null || until(match)) return;
    if (!answer(session)) await frames(session, 1);
  }
  throw new Error('the match does not go on');
}
