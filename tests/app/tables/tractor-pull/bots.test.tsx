import { beforeAll, describe, expect, it } from 'vitest';
import type { Helper, Task } from '#play/offThread/helper.ts';
import type { ToThink } from '#play/session/botWorkerClient.ts';
import { Dock } from '#app/tables/tractor-pull/hud/dock/Dock.tsx';
import { Standings } from '#app/tables/tractor-pull/hud/Standings.tsx';
import { standardMatch } from '#play/tractor-pull/form/draft.ts';
import { thinkerOf } from '#play/game/thinkerOf.ts';
import { play } from '#play/tractor-pull/play.ts';
import { createSession } from '#play/tractor-pull/session/session.ts';
import type { Session } from '#play/tractor-pull/session/sessionTypes.ts';
import { tractorPullTalk } from '#play/tractor-pull/talk/talk.ts';
import { stepsOf } from '#play/tractor-pull/tasks.ts';
import { botReason } from '#play/tractor-pull/texts/bots.ts';
import { REASONS } from '#bots/tractor-pull/reasons.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { view } from '#games/tractor-pull/view.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { shown, stateOf } from './support.tsx';

const FRAME_S = 1 / 60;
/** A beat that no person reads, at the pace `watch`, s (`autoAdvance.ts`). */
const BEAT_READ_S = 2.5;

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** Carries tasks out on this thread, and notes what it was sent. */
const helperHere = (sent: Task[]): Helper => ({
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

function sitDown(kinds: readonly ('person' | 'careless')[]): {
  readonly session: Session;
  readonly sent: readonly Task[];
} {
  const sent: Task[] = [];
  const helper = helperHere(sent);
  const thinking = thinkerOf(play, () => Promise.resolve(helper));
  const session = createSession({ physics, random: () => 0.5, pace: 'at-once', ...thinking });
  session.setCalm(true);
  session.bots?.setPace('at-once');
  const { seats, setup } = standardMatch();
  const started = session.commands.newMatch({
    seats: seats.map((seat, i) => (kinds[i] === 'careless' ? { ...seat, kind: 'bot', level: 'careless' } : seat)),
    setup,
    seed: 7,
  });
  if (!started.ok) throw new Error(started.fault.message);
  return { session, sent };
}

/** A frame passes, with the thoughts that come before the next. */
async function frame(session: Session): Promise<void> {
  session.advance(FRAME_S);
  await new Promise((resolve) => setImmediate(resolve));
}

/** The person at seat 0 answers without much thought. Whether it was asked anything. */
function answer({ commands, store }: Session): boolean {
  const { match, stage } = store.getState();
  if (match === null) return false;
  const isAsked = asked(match.state).includes(0);
  if (stage === 'telling') commands.goOn();
  else if (stage === 'aiming' && isAsked) commands.spin(null);
  else if (stage === 'choosing' && isAsked) {
    const [choice] = choicesOf(view(match.state, 0), 0).filter(({ do: what }) => what !== 'concede');
    if (choice === undefined) return false;
    commands.act(choice);
  } else return false;
  return true;
}

/** To the end, or until `each` says that this is enough. */
async function playOn(session: Session, isPerson: boolean, each: () => unknown = () => undefined): Promise<void> {
  for (let turn = 0; turn < 20_000; turn += 1) {
    if (stateOf(session).outcome !== null) return;
    if (each() === true) return;
    if (!(isPerson && answer(session))) await frame(session);
  }
  throw new Error('the game does not go on');
}

describe('a person against a computer at the table of Tractor Pull', () => {
  it('plays a whole game and never has to hand the device on', async () => {
    const { session, sent } = sitDown(['person', 'careless']);
    const passed: string[] = [];
    await playOn(session, true, () => {
      const dock = shown(session, <Dock />);
      if (dock.includes('pass-device')) passed.push(dock);
    });
    expect(passed).toEqual([]);
    expect(stateOf(session).outcome).not.toBeNull();
    const seen = sent.filter((task) => task.do === 'think').map(({ given }) => given as ToThink<TractorPullState>);
    expect(seen.length).toBeGreaterThan(5);
    // Nothing that the other seat alone knows goes to who thinks.
    for (const { seat, view: state } of seen) expect(view(state, seat === 0 ? 0 : 1)).toEqual(state);
  });

  it('reads who is the computer, and of which level, before the first wrench is spun', async () => {
    const { session } = sitDown(['person', 'careless']);
    const isSpun = (): boolean => stateOf(session).red !== null;
    expect(shown(session, <Standings />)).toMatch(/Senior.*computer, careless/);
    expect(shown(session, <Standings />)).not.toMatch(/computer.*Senior/);
    await playOn(session, true, isSpun);
    expect(shown(session, <Standings />)).not.toContain('computer, careless');
  });

  it('is never told the computer’s secrets for asking for the device in words', async () => {
    const { session } = sitDown(['person', 'careless']);
    const talk = tractorPullTalk(session);
    const devices: (number | null)[] = [];
    await playOn(session, true, () => {
      const reply = talk.say('device');
      if (reply.kind === 'asked') reply.yes();
      devices.push(session.store.getState().holder);
    });
    expect(devices).toContain(0);
    expect(devices).not.toContain(1);
  });

  it('two computers tell every beat for its whole time, also after somebody has read on to it early', async () => {
    const { session } = sitDown(['careless', 'careless']);
    const at = () => session.store.getState().telling?.at ?? null;
    await playOn(session, false, () => at() === 0);
    session.bots?.setPace('watch');
    session.advance(0.9 * BEAT_READ_S);
    expect(at()).toBe(0);
    session.commands.goOn();
    session.advance(0.9 * BEAT_READ_S);
    expect(at()).toBe(1);
    session.advance(0.9 * BEAT_READ_S);
    expect(at()).not.toBe(1);
  });

  it('two computers play a whole game by themselves', async () => {
    const { session } = sitDown(['careless', 'careless']);
    await playOn(session, false);
    expect(stateOf(session).outcome).not.toBeNull();
  });
});

it('every reason of a computer is a sentence', () => {
  for (const code of REASONS)
    expect(
      botReason({
        code,
        about: { chance: 50, guesses: 3, card: 'pickup', source: 'pickup', item: 'winch', location: 'x' },
      }),
    ).toMatch(/^[A-Z].*\.$/);
});
