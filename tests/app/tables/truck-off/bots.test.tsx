import { isWhole } from '#engine/seen.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Helper, Task } from '#play/offThread/helper.ts';
import type { ToThink } from '#play/session/botWorkerClient.ts';
import { Dock } from '#app/tables/truck-off/hud/dock/Dock.tsx';
import { Standings } from '#app/tables/truck-off/hud/Standings.tsx';
import { thinkerOf } from '#play/game/thinkerOf.ts';
import { play } from '#play/truck-off/play.ts';
import { createSession } from '#play/truck-off/session/session.ts';
import type { Session } from '#play/truck-off/session/sessionTypes.ts';
import { truckOffTalk } from '#play/truck-off/talk/talk.ts';
import { stepsOf } from '#play/truck-off/tasks.ts';
import { adviceReason, botReason } from '#play/truck-off/texts/bots.ts';
import { texts } from '#play/texts.ts';
import { REASONS } from '#bots/truck-off/reasons.ts';
import { choicesOf } from '#games/truck-off/legal.ts';
import { STANDARD_OPTIONS } from '#games/truck-off/options.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { truckOff, type TruckOffMatch } from '#games/truck-off/truckOff.ts';
import { view } from '#games/truck-off/view.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { shown, stateOf } from './support.tsx';

type Think = NonNullable<Parameters<typeof createSession>[0]['think']>;

const FRAME_S = 1 / 60;

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

type Kind = 'person' | 'careless' | 'steady';

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

function sitDown(kinds: readonly Kind[], think?: Think): { readonly session: Session; readonly sent: readonly Task[] } {
  const sent: Task[] = [];
  const helper = helperHere(sent);
  const session = createSession({
    physics,
    random: () => 0.5,
    pace: 'at-once',
    ...(think ? { think } : thinkerOf(play, () => Promise.resolve(helper))),
  });
  session.setCalm(true);
  session.bots?.setPace('at-once');
  const started = session.commands.newMatch({
    seats: kinds.map((kind, colour) => ({
      name: ['Ada', 'Bo', 'Cy', 'Di'][colour] ?? '',
      colour,
      ...(kind === 'person' ? { kind } : { kind: 'bot' as const, level: kind }),
    })),
    setup: { options: STANDARD_OPTIONS },
    seed: 7,
  });
  if (!started.ok) throw new Error(started.fault.message);
  return { session, sent };
}

const matchOf = (session: Session): TruckOffMatch => {
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('a match is at the table');
  return match;
};

/** Frames pass, with the thoughts that come between two of them. */
async function frames(session: Session, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    session.advance(FRAME_S);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The person at seat 0 answers without much thought. Whether it was asked anything. */
function answer({ commands, store }: Session): boolean {
  const { match, stage } = store.getState();
  if (match === null || !isWhole(match)) return false;
  const isAsked = truckOff.asked(match.state).includes(0);
  if (stage === 'paying') commands.goOn();
  else if (stage === 'aiming' && match.state.roll?.by === 0) commands.throwDice([]);
  else if (stage === 'choosing' && isAsked) {
    const [choice] = choicesOf(view(match.state, 0), 0).filter(({ do: what }) => what !== 'concede');
    if (choice === undefined) return false;
    commands.act(choice);
  } else return false;
  return true;
}

async function playOn(session: Session, until: (match: TruckOffMatch) => boolean = () => false): Promise<void> {
  for (let turn = 0; turn < 20_000; turn += 1) {
    const match = matchOf(session);
    if (truckOff.result(match.state) !== null || until(match)) return;
    if (!answer(session)) await frames(session, 1);
  }
  throw new Error('the match does not go on');
}

describe('a person among computers at the table of Truck Off', () => {
  it.each([
    ['two players and Barry', ['person', 'careless']],
    ['three', ['person', 'careless', 'steady']],
  ] as const)('plays a whole match of %s and never has to hand the device on', async (_, kinds) => {
    const { session } = sitDown(kinds);
    const passed: string[] = [];
    await playOn(session, () => {
      const dock = shown(session, <Dock />);
      if (dock.includes('pass-device')) passed.push(dock);
      return false;
    });
    expect(passed).toEqual([]);
    expect(truckOff.result(stateOf(session))).not.toBeNull();
  });

  it('is asked first, though computers select at the same time', async () => {
    const { session } = sitDown(['careless', 'person', 'careless']);
    expect(shown(session, <Dock />)).toContain('data-truck');
    await frames(session, 20);
    expect(stateOf(session).players.map(({ decided }) => decided)).toEqual([true, false, true]);
    expect(shown(session, <Dock />)).toContain('data-truck');
  });

  it('sees nothing that a computer has selected in secret, on any part of the page', async () => {
    const selecting =
      (trucks: readonly [8 | 10 | 12 | 20, 8 | 10 | 12 | 20]): Think =>
      (match, seat) =>
        Promise.resolve({
          ok: true,
          value: { move: { do: 'trucks', seat, trucks }, reason: { code: 'whim', about: {} } },
        });
    const told = async (think: Think): Promise<string> => {
      const { session } = sitDown(['person', 'careless', 'careless'], think);
      await frames(session, 20);
      expect(stateOf(session).players.map(({ decided }) => decided)).toEqual([false, true, true]);
      const talk = truckOffTalk(session);
      expect(session.store.getState().bots?.last ?? null).toBeNull();
      return JSON.stringify([
        shown(session, <Dock />),
        shown(session, <Standings />),
        talk.say('look'),
        talk.say('hand'),
        session.store.getState().aimed,
      ]);
    };
    expect(await told(selecting([8, 10]))).toBe(await told(selecting([12, 20])));
  });

  it('gives a computer the view of its own seat, with no card of a rival and not the match’s seed', async () => {
    const { session, sent } = sitDown(['person', 'steady', 'careless']);
    await playOn(session, ({ state }) => state.round > 1);
    expect(sent.length).toBeGreaterThan(5);
    for (const { given } of sent) {
      const toThink = given as ToThink<TruckOffState>;
      expect(Object.keys(toThink).toSorted()).toEqual(['level', 'luck', 'seat', 'steadiness', 'view']);
      expect(toThink.view).toEqual(view(toThink.view, toThink.seat));
      expect(toThink.view.players[0]?.hand.every((card) => card === null)).toBe(true);
    }
  });

  it('reads what a computer is about to do, and asks it why afterwards', async () => {
    const { session } = sitDown(['person', 'careless', 'careless']);
    session.bots?.setPace('fast');
    const seen: string[] = [];
    session.store.subscribe(({ aimed }) => {
      if (aimed?.do === 'play' || aimed?.do === 'discard') seen.push(shown(session, <Dock />));
    });
    await playOn(session, ({ state }) => state.round > 1);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen[0]).toMatch(/plays “|throws “/);
    expect(session.store.getState().bots?.last?.reason.code).toBe('whim');
  });

  it('takes its own card back, with the moves of computers that came after', async () => {
    const { session } = sitDown(['person', 'careless']);
    await playOn(session, ({ log }) => log.some(({ seat, action }) => seat === 0 && action.do === 'discard'));
    const length = matchOf(session).log.findLastIndex(({ seat }) => seat === 0);
    await frames(session, 60);
    if (session.store.getState().stage === 'paying') session.commands.goOn();
    session.commands.requestUndo();
    expect(matchOf(session).log).toHaveLength(length);
  });
});

it('computers alone need nobody to press anything, payouts included', async () => {
  const { session } = sitDown(['careless', 'steady', 'careless']);
  for (let i = 0; i < 20_000 && truckOff.result(stateOf(session)) === null; i += 1) await frames(session, 1);
  expect(truckOff.result(stateOf(session))).not.toBeNull();
});

describe('a hint', () => {
  it('marks the two trucks, tells why, and is gone when something was played', async () => {
    const { session } = sitDown(['person', 'careless', 'careless']);
    session.advice?.ask();
    await frames(session, 60);
    const { aimed, advice } = session.store.getState();
    expect(advice?.stage).toBe('shown');
    expect(aimed?.do).toBe('trucks');
    const dock = shown(session, <Dock />);
    expect(dock.match(/data-hint/g)).toHaveLength(2);
    expect(dock).toContain('Hint: send your trucks to ');
    session.commands.act({ do: 'trucks', seat: 0, trucks: [8, 20] });
    expect(session.store.getState().aimed).toBeNull();
    expect(session.store.getState().advice ?? null).toBeNull();
  });

  it('is for one pair of eyes: it is gone when the device is put down, and nobody has it before it is taken', async () => {
    const { session } = sitDown(['person', 'person', 'careless']);
    session.advice?.ask();
    expect(session.store.getState().advice ?? null).toBeNull();
    session.commands.passDevice(1 as never);
    session.advice?.ask();
    await frames(session, 60);
    expect(session.store.getState().aimed).toMatchObject({ do: 'trucks', seat: 1 });
    session.commands.passDevice(null);
    expect(session.store.getState().aimed).toBeNull();
    expect(shown(session, <Dock />)).not.toContain('data-hint');
  });

  it('is told in words, with the command that plays it', async () => {
    const { session } = sitDown(['person', 'careless', 'careless']);
    const heard: string[] = [];
    const talk = truckOffTalk(session);
    talk.listen((lines) => heard.push(...lines.map(String)));
    talk.say('hint');
    await frames(session, 60);
    const command = heard.find((line) => line.startsWith('Say: '))?.replace('Say: ', '') ?? '';
    expect(command).toMatch(/^trucks \d+ \d+$/);
    talk.say(command);
    expect(stateOf(session).phase.name).toBe('roll'); // it was the last selection
  });
});

it.each(REASONS)('the reason “%s” is a sentence, and a hint another one', (code) => {
  const about = { first: 8, second: 20, money: 5, count: 2, card: 'promote' };
  const [why, hint] = [botReason({ code, about }), adviceReason({ code, about })];
  for (const sentence of [why, hint]) expect(sentence).toMatch(/^\S.*\.$/);
  for (const sentence of [why, hint]) expect(sentence).not.toMatch(/undefined|NaN/);
  expect(hint).not.toBe(why);
});

it('a computer is named with its level where money is told', () => {
  const { session } = sitDown(['person', 'steady', 'careless']);
  expect(shown(session, <Standings />)).toContain('computer, steady');
  expect(texts.bots.panel).not.toBe('');
});
