import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { seat } from '#sim/ids.ts';
import { texts } from '#play/texts.ts';
import { DEFAULT_SETTINGS } from '#play/settings/settings.ts';
import { play, type OmenTable } from './src/play/omen/play.ts';
import { begun, BY_HAND } from './play.ts';

let physics: Physics;
let session: OmenTable['session'];
beforeAll(async () => void (physics = await loadPhysics()));
beforeEach(() => {
  session = play.createSession({ physics, pace: 'real', random: () => 0 });
  session.commands.resume(begun(2, {}, physics.build));
});

const now = (): OmenTable['state'] => session.store.getState();
const hand = (): readonly (number | null)[] => now().match?.state.hands[0] ?? [];
const foretell = (card = hand()[0] ?? 0) => session.commands.act((by) => ({ do: 'foretell', seat: by, card }));
const throwDie = (byHand = true) =>
  session.commands.act((by) => ({ do: 'throw', seat: by, hand: byHand ? BY_HAND : null }));
const actions = (): number | undefined => now().match?.log.length;

describe('a session of the usual kind', () => {
  it('lets a seat choose by its secret hand only while it has the device, and takes that back after', () => {
    expect(foretell()).toMatchObject({ fault: { code: 'not-in-hand' } });
    expect(actions()).toBe(0);
    session.commands.passDevice(seat(0));
    expect(foretell(9)).toMatchObject({ fault: { code: 'no-such-card' } });
    expect(now().holder).toBe(0);
    expect(foretell()).toEqual({ ok: true, value: 'done' });
    expect(now().holder).toBeNull();
    expect(actions()).toBe(1);
    session.commands.requestUndo();
    expect(actions()).toBe(0);
  });

  it('lets anybody give up without the device', () => {
    expect(session.commands.concede(seat(1)).ok).toBe(true);
    expect(play.game.result(now().match?.state ?? begun(2).state)).toEqual({ winners: [0], reason: 'concession' });
  });

  it('counts a roll as soon as its outcome is known, and goes on when it has been seen', () => {
    session.commands.passDevice(seat(0));
    foretell();
    expect(throwDie().ok).toBe(true);
    expect(throwDie()).toMatchObject({ fault: { code: 'rolling' } });
    expect(now().stage).toBe('rolling');
    let whenCounted: OmenTable['state'] | null = null;
    session.store.subscribe((state) => {
      if (whenCounted === null && state.played?.log.length === 2) whenCounted = state;
    });
    for (let frame = 0; now().stage === 'rolling'; frame += 1) {
      if (frame > 1000) throw new Error('the die does not come to rest');
      session.advance(0.05);
    }
    expect(whenCounted).toMatchObject({ stage: 'rolling', match: { log: { length: 1 } } });
    expect(actions()).toBe(2);
  });

  it('brings a roll to its end and counts it where the players get up', () => {
    session.commands.passDevice(seat(0));
    foretell();
    throwDie(false);
    session.commands.spectate('conclude');
    expect(now()).toMatchObject({ stage: 'idle', spectating: true });
    expect(actions()).toBe(2);
  });
});

describe('the usual table in words', () => {
  it('tells the turn and how all stand, and a hand only to its owner', () => {
    const talk = play.talk(session, () => DEFAULT_SETTINGS);
    const plain = (lines: readonly string[]): readonly string[] =>
      lines.map((line) => line.replace(/[\u2068\u2069]/g, ''));
    expect(plain(talk.greeting())).toEqual(['Seer 0 foretells.', 'Seer 0: 0.', 'Seer 1: 0.']);
    const asked = talk.say('device');
    if (asked.kind !== 'asked') throw new Error('the device is asked for');
    expect(now().holder).toBeNull();
    expect(asked.yes()).toMatchObject({ lines: [`Your cards: ${hand().join(', ')}.`] });
    expect(now().holder).toBe(0);
    const told: string[] = [];
    talk.listen((lines) => told.push(...lines));
    talk.say(`foretell ${hand()[0]}`);
    expect(plain(told)).toEqual(['Seer 0 has foretold.', 'Seer 0 throws the die.']);
    expect(talk.say('device')).toMatchObject({ kind: 'refused' });
    expect(talk.say('foretell 7')).toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['another tab plays on', () => session.commands.spectate('conclude'), texts.refusals.spectating],
    [
      'its owner has foretold',
      () => {
        session.commands.passDevice(seat(0));
        foretell();
      },
      texts.talking.match.nobody,
    ],
    ['the players have left', () => session.commands.leave(), texts.talking.match.nobody],
  ])('tells no hand where between the question and the yes %s', (_, meanwhile, sentence) => {
    const asked = play.talk(session, () => DEFAULT_SETTINGS).say('device');
    if (asked.kind !== 'asked') throw new Error('the device is asked for');
    meanwhile();
    expect(asked.yes()).toMatchObject({ kind: 'refused', sentence });
    expect(now()).toMatchObject({ holder: null, fault: null });
  });
});
