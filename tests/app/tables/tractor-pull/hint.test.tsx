import { beforeAll, describe, expect, it } from 'vitest';
import { Dock } from '#app/tables/tractor-pull/hud/dock/Dock.tsx';
import { createSession } from '#play/tractor-pull/session/session.ts';
import type { Session } from '#play/tractor-pull/session/sessionTypes.ts';
import { tractorPullTalk } from '#play/tractor-pull/talk/talk.ts';
import { adviceReason, botReason } from '#play/tractor-pull/texts/bots.ts';
import { talk as talkTexts } from '#play/tractor-pull/texts/talk.ts';
import type { TractorPullMove } from '#bots/tractor-pull/moves.ts';
import { REASONS, type ReasonCode } from '#bots/tractor-pull/reasons.ts';
import { ruleOf } from '#games/tractor-pull/almanac/sources.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import { legal } from '#games/tractor-pull/legal.ts';
import { STANDARD_OPTIONS, type TractorPullOptions } from '#games/tractor-pull/options.ts';
import { view } from '#games/tractor-pull/view.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { shown, stateOf } from './support.tsx';

type Think = NonNullable<Parameters<typeof createSession>[0]['think']>;

const ABOUT = { chance: 50, guesses: 3, card: 'pickup', source: 'pickup', item: 'winch', location: 'quarry-a' };
const CODES: Partial<Readonly<Record<TractorPullMove['do'], ReasonCode>>> = {
  face: 'face',
  location: 'location',
  install: 'item',
  done: 'no-item',
  recruit: 'best-pair',
  deploy: 'row',
  eject: 'order',
  resolve: 'effect',
  pass: 'pass',
  award: 'award',
};

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** Thinks of something legal, by what its seat sees; another choice every time. */
function someThought(): Think {
  let n = 0;
  return ({ state }, seat) => {
    const choices = legal(view(state, seat), seat === 0 ? 0 : 1).actions.filter((one) => one.do !== 'concede');
    const move = choices[(5 * (n += 1)) % choices.length];
    if (move === undefined) return Promise.reject(new Error('who is asked has a choice'));
    return Promise.resolve({ ok: true, value: { move, reason: { code: CODES[move.do] ?? 'spin', about: ABOUT } } });
  };
}

function sitDown(kinds: readonly ('person' | 'bot')[], options: Partial<TractorPullOptions> = {}, seed = 7): Session {
  const session = createSession({ physics, random: () => 0.5, pace: 'at-once', think: someThought() });
  session.setCalm(true);
  session.bots?.setPace('at-once');
  const started = session.commands.newMatch({
    seats: kinds.map((kind, i) => ({
      name: ['Ada', 'Bo'][i] ?? '',
      colour: i + 2,
      ...(kind === 'bot' ? { kind, level: 'careless' } : { kind }),
    })),
    setup: { options: { ...STANDARD_OPTIONS, ...options } },
    seed,
  });
  if (!started.ok) throw new Error(started.fault.message);
  return session;
}

/** Frames pass, with the thoughts that come between two of them. */
async function frames(session: Session, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    session.advance(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function askHint(session: Session): Promise<TractorPullMove> {
  session.advice?.ask();
  await frames(session, 3);
  const { aimed } = session.store.getState();
  if (aimed === null) throw new Error('a hint is shown');
  return aimed;
}

const adviceOf = (session: Session) => session.store.getState().advice ?? null;

/** Goes on until a person chooses something: the wrench is spun by chance, and what follows is told at once. */
async function toChoice(session: Session): Promise<boolean> {
  for (let i = 0; i < 400; i += 1) {
    const { stage } = session.store.getState();
    if (stateOf(session).outcome !== null) return false;
    if (stage === 'choosing') return true;
    if (stage === 'telling') session.commands.tellAll();
    else if (stage === 'aiming') session.commands.spin(null);
    await frames(session, 1);
  }
  throw new Error('it never comes to a choice');
}

/** Goes on to a phase; whatever comes before is done as a hint has it. */
async function toPhase(session: Session, phase: string): Promise<void> {
  while (await toChoice(session)) {
    const state = stateOf(session);
    const [seat] = asked(state);
    if (state.phase.name === phase && state.queue.length === 0) return;
    session.commands.passDevice(asSeat(seat ?? 0));
    session.commands.act((await askHint(session)) as never);
  }
  throw new Error(`it never comes to ${phase}`);
}

/** Parts of a hint’s move that have a button each: vehicles of a class are a stack, an item comes before its spot. */
const partsOf = (move: TractorPullMove): number => (move.do === 'deploy' ? new Set(move.vehicles).size : 1);

describe('a hint', () => {
  it('marks what it is for at every choice of a game, and is gone when something was played', async () => {
    const session = sitDown(['person', 'person']);
    const kinds = new Set<string>();
    while (await toChoice(session)) {
      const [seat] = asked(stateOf(session));
      session.commands.passDevice(asSeat(seat ?? 0));
      expect(shown(session, <Dock />)).not.toContain('data-hint');
      const move = await askHint(session);
      const dock = shown(session, <Dock />);
      expect([move.do, dock.match(/data-hint/g)?.length]).toEqual([move.do, partsOf(move)]);
      expect(dock).toContain('>Hint: ');
      session.commands.act(move as never);
      expect(session.store.getState().aimed).toBeNull();
      expect(adviceOf(session)).toBeNull();
      kinds.add(move.do);
    }
    for (const kind of ['face', 'location', 'install', 'recruit', 'deploy', 'resolve', 'award'])
      expect([...kinds]).toContain(kind);
  });

  it('of a secret choice is for who holds the device: nobody has it before, and it is gone when that is put down', async () => {
    const session = sitDown(['person', 'person'], { characters: false });
    await toPhase(session, 'deploy');
    session.commands.passDevice(null);
    session.advice?.ask();
    expect(adviceOf(session)).toBeNull();
    session.commands.passDevice(asSeat(1));
    expect(await askHint(session)).toMatchObject({ do: 'deploy', seat: 1 });
    session.commands.passDevice(null);
    expect(session.store.getState().aimed).toBeNull();
    expect(adviceOf(session)).toBeNull();
    session.commands.passDevice(asSeat(0));
    expect(shown(session, <Dock />)).not.toMatch(/data-hint|Hint: /);
  });

  it('of an open choice is not told in front of the other one as long as a hand has to do with it', async () => {
    const session = sitDown(['person', 'person'], { characters: false, locations: false });
    await toPhase(session, 'recruit');
    expect(await askHint(session)).toMatchObject({ do: 'recruit' }); // no hand yet
    session.commands.act(session.store.getState().aimed as never);
    await toPhase(session, 'recruit');
    while (stateOf(session).players[asked(stateOf(session))[0] ?? 0].hand.length === 0)
      session.commands.act((await askHint(session)) as never);
    session.commands.passDevice(null);
    session.advice?.ask();
    expect(adviceOf(session)).toBeNull();
    expect(shown(session, <Dock />)).not.toContain('button quiet advise');
    session.commands.passDevice(asSeat(asked(stateOf(session))[0] ?? 0));
    expect(shown(session, <Dock />)).toContain('button quiet advise');
    expect(await askHint(session)).toMatchObject({ do: 'recruit' });
  });

  it('stays when a computer has deployed in secret meanwhile', async () => {
    const session = sitDown(['person', 'bot'], { characters: false });
    for (let i = 0; stateOf(session).phase.name !== 'deploy'; i += 1) {
      if (i > 400) throw new Error('it never comes to that');
      await toChoice(session);
      if (asked(stateOf(session)).includes(0)) session.commands.act((await askHint(session)) as never);
      else await frames(session, 1);
    }
    const move = await askHint(session);
    await frames(session, 20);
    expect(stateOf(session).players[1].decided).toBe(true);
    expect(session.store.getState().aimed).toEqual(move);
    expect(shown(session, <Dock />).match(/data-hint/g)).toHaveLength(partsOf(move));
  });

  it('of a spin leaves it to chance', async () => {
    const session = sitDown(['person', 'person'], { characters: false });
    await askHint(session);
    expect(shown(session, <Dock />)).toMatch(/data-chance="true" data-hint/);
    expect(shown(session, <Dock />)).toContain('nobody can aim the wrench');
  });

  it('of a face calls it by its name, as its button does', async () => {
    const session = sitDown(['person', 'person']);
    await toPhase(session, 'faces');
    session.commands.passDevice(asSeat(0));
    const move = await askHint(session);
    const { character } = stateOf(session).players[0];
    if (move.do !== 'face' || character === null) throw new Error('a face is asked for');
    expect(shown(session, <Dock />)).toContain(`play ${ruleOf(`${character}-${move.face}`).name}; `);
  });

  it('is not told in words before the device is taken, and that is said', async () => {
    const session = sitDown(['person', 'person']);
    await toPhase(session, 'faces');
    session.commands.passDevice(null);
    expect(tractorPullTalk(session).say('hint')).toMatchObject({ kind: 'refused', sentence: talkTexts.hintDevice });
  });

  it('is told in words, with the command that plays it', async () => {
    const session = sitDown(['person', 'person']);
    const heard: string[] = [];
    const talk = tractorPullTalk(session);
    talk.listen((lines) => heard.push(...lines.map(String)));
    for (let n = 0; n < 12; n += 1) {
      await toChoice(session);
      session.commands.passDevice(asSeat(asked(stateOf(session))[0] ?? 0));
      heard.length = 0;
      talk.say('hint');
      await frames(session, 3);
      expect(heard[0]).toMatch(/^Hint: \S/);
      const { aimed, match } = session.store.getState();
      const command = heard.find((line) => line.startsWith('Say: '))?.replace('Say: ', '') ?? '';
      talk.say(command);
      expect(session.store.getState().played?.log.length).toBe((match?.log.length ?? 0) + 1);
      expect(session.store.getState().played?.log.at(-1)?.action).toEqual(aimed);
    }
  });
});

it.each(REASONS)('the reason “%s” is a sentence, and a hint another one', (code) => {
  const state = stateOf(sitDown(['person', 'person']));
  const move: TractorPullMove = { do: 'deploy', seat: 0, vehicles: ['van', 'go-kart', 'pickup'] };
  const [why, hint] = [botReason({ code, about: ABOUT }), adviceReason({ code, about: ABOUT }, move, state, String)];
  for (const sentence of [why, hint]) expect(sentence).toMatch(/^\S.*\.$/);
  for (const sentence of [why, hint]) expect(sentence).not.toMatch(/undefined|NaN|%[^ ]| {2}|the [,;.]/);
  expect(hint).not.toBe(why);
  expect(hint).toMatch(/^[a-z]/);
});
