import { beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '#play/trexlands/session/session.ts';
import type { Outcome } from '#play/session/outcome.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import { trexlandsTalk } from '#play/trexlands/talk/talk.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { seat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { choice, inPlay, must, say, withCards, withTrucks } from '../../../games/trexlands/support.ts';
import { ADA_AND_BO } from '../../../app/tables/trexlands/fakeSession.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const FOUR = {
  ...ADA_AND_BO,
  seats: ['Ada', 'Bo', 'Cy', 'Di'].map((name, colour) => ({ name, colour, kind: 'person' as const })),
};

function at(state: TrexlandsState | null, plan = ADA_AND_BO): Session {
  const session = createSession({ physics, random: () => 0, pace: 'at-once' });
  const match = must(session.commands.newMatch(plan));
  if (state !== null) session.commands.resume({ ...match, state });
  return session;
}

const matchOf = (session: Session) => session.store.getState().match ?? expect.fail('no match');
const phaseOf = (session: Session): string => matchOf(session).state.phase.name;
/** Who did what, in the log's order. */
const done = (session: Session): readonly unknown[] =>
  matchOf(session).log.map(({ seat: by, action }) => [by, action?.do]);
const act = (session: Session, who: number, text: string): Outcome => session.commands.act(choice(who, text));

const market = (): TrexlandsState => say(inPlay(), [0, 'pass'], [1, 'pass']).state;
const arena = (): TrexlandsState => say(market(), [0, 'pass'], [1, 'pass']).state;

describe('one press for all who are asked', () => {
  it('nobody bids: each seat passes for itself, and the press is taken back as one', () => {
    const session = at(market());
    session.commands.nobody();
    expect(done(session)).toEqual([
      [0, 'pass'],
      [1, 'pass'],
    ]);
    expect(phaseOf(session)).toBe('arena');
    session.commands.passDevice(seat(0)); // who is to place: anybody else would learn whether something was placed
    session.commands.requestUndo();
    expect(matchOf(session).undo).toMatchObject({ from: 0, waitingFor: [0] });
    session.commands.consentUndo(seat(0));
    expect([phaseOf(session), done(session)]).toEqual(['market', []]);
  });

  it('in a task speaks for the learner, whose rivals answer by themselves', () => {
    const session = createSession({ physics, random: () => 0, pace: 'at-once', alone: seat(0) });
    const match = must(session.commands.newMatch(ADA_AND_BO));
    const placed = say(arena(), [0, 'place charge 2'], [0, 'ready'], [1, 'place scout 1'], [1, 'ready']).state;
    session.commands.resume({ ...match, state: placed });
    expect(trexlandsTalk(session).say('choices')).toEqual({ kind: 'told', lines: [expect.stringContaining('Ada')] });
    session.commands.nobody();
    expect(done(session)).toEqual([[0, 'ready']]);
  });

  it('what is done after it is taken back alone', () => {
    const session = at(market());
    session.commands.nobody();
    session.commands.passDevice(seat(0));
    act(session, 0, 'place scout 1');
    session.commands.requestUndo();
    expect(done(session)).toHaveLength(2);
  });

  it('nobody bids more: those pass who have not passed since the last bid, and no bid is lost', () => {
    const session = at(market());
    act(session, 0, 'bid 1 1');
    session.commands.nobody();
    expect(done(session)).toEqual([
      [0, 'bid'],
      [1, 'pass'],
      [0, 'pass'],
    ]);
    expect(matchOf(session).state.camps[0]?.cards).toHaveLength(1);
  });

  it('nobody places: the EXCHANGE closes, with nothing left to press in an empty arena', () => {
    const session = at(arena());
    session.commands.nobody();
    expect(done(session).every((entry) => JSON.stringify(entry).includes('ready'))).toBe(true);
    expect(phaseOf(session)).toBe('move');
  });

  it('one seat places nothing without having had the device, and the others are still asked', () => {
    const session = at(arena());
    session.commands.nobody(seat(0));
    expect(matchOf(session).state.phase).toMatchObject({ name: 'arena', placing: 1 });
    session.commands.passDevice(seat(1));
    act(session, 1, 'place scout 1');
    act(session, 1, 'ready');
    expect(matchOf(session).state.phase).toMatchObject({ placing: null, cards: [{ owner: 1 }] });
  });

  it('TX-69: is not said for others by the player who has the device in hand', () => {
    const session = at(arena());
    session.commands.passDevice(seat(0));
    session.commands.nobody();
    expect(session.store.getState().fault?.code).toBe('not-in-hand');
    expect(done(session)).toEqual([]);
  });

  it('TX-69: has the same answer whatever an earlier seat has placed', () => {
    for (const texts of [[], ['place scout 1'], ['place raid 2', 'place fuel 1']]) {
      const session = at(arena());
      session.commands.passDevice(seat(0));
      for (const text of [...texts, 'ready']) act(session, 0, text);
      session.commands.nobody();
      expect(session.store.getState().fault).toBeNull();
    }
  });

  it('nobody interrupts: all who could pass, and what was announced comes about', () => {
    const battle = withTrucks(withCards(withCards(inPlay(), 0, 'ballast-1'), 1, 'oil-slick-1'), {
      '0-T1': 'b2',
      '1-T1': 'b3',
    });
    const session = at(say(battle, [0, 'move T1 b3']).state);
    session.commands.nobody();
    expect(done(session)).toEqual([
      [0, 'pass'],
      [1, 'pass'],
    ]);
    expect(session.store.getState().stage).toBe('aiming');
  });

  it('is said in words, too, and refused where there is a choice to be made', () => {
    const session = at(market());
    expect(trexlandsTalk(session).say('nobody bids').kind).toBe('told');
    expect(phaseOf(session)).toBe('arena');
    expect(trexlandsTalk(at(inPlay())).say('nobody')).toMatchObject({
      kind: 'refused',
      sentence: 'Nobody is asked to choose now.',
    });
  });
});

describe('the cards of the arena', () => {
  /** Two of Ada's are about to be turned over. */
  function revealing(): Session {
    const session = at(arena());
    session.commands.passDevice(seat(0));
    for (const text of ['place charge 2', 'place scout 1', 'ready']) act(session, 0, text);
    session.commands.nobody(seat(1));
    session.commands.nobody();
    return session;
  }

  it('are turned over one by one, and the match goes on after the last; it counts before that', () => {
    const session = revealing();
    const { stage, reveal, played } = session.store.getState();
    expect([stage, reveal?.shown, reveal?.cards.length]).toEqual(['revealing', 1, 2]);
    expect(played?.state.phase.name).toBe('move');
    expect(phaseOf(session)).toBe('arena');
    session.commands.goOn();
    expect(session.store.getState().reveal?.shown).toBe(2);
    session.commands.goOn();
    expect([phaseOf(session), session.store.getState().reveal, session.store.getState().stage]).toEqual([
      'move',
      null,
      'choosing',
    ]);
  });

  it('let nothing else be done meanwhile', () => {
    const session = revealing();
    act(session, 0, 'pass');
    expect(session.store.getState().fault?.code).toBe('revealing');
    session.commands.requestUndo();
    expect(session.store.getState().fault?.code).toBe('revealing');
  });

  it('are up at once for a tab that only looks on', () => {
    const session = revealing();
    session.commands.spectate('conclude');
    expect([phaseOf(session), session.store.getState().reveal]).toEqual(['move', null]);
  });
});

describe('the ranks', () => {
  it('are rolled for by one press, roll after roll, until they are known', () => {
    const session = at(null, FOUR);
    session.commands.rollForAll();
    for (let i = 0; i < 2000 && session.advance(1); i += 1);
    expect(session.store.getState().stage).toBe('called');
    session.commands.goOn();
    expect(phaseOf(session)).toBe('captains');
    expect(done(session).length).toBeGreaterThan(1);
  });

  it('are thrown for by hands again once somebody says so', () => {
    const session = at(null, FOUR);
    session.commands.rollForAll();
    expect(session.store.getState().rollsOn).toBe(true);
    while (session.store.getState().stage !== 'called') session.advance(1);
    session.commands.stopRolling();
    expect(session.advance(10)).toBe(false);
    session.commands.goOn();
    expect(session.store.getState()).toMatchObject({ stage: 'aiming', rollsOn: false });
  });

  it('are thrown for by hands again where another tab has taken over meanwhile, and this one plays on', () => {
    const session = at(null, FOUR);
    session.commands.rollForAll();
    session.commands.spectate('conclude');
    session.commands.playOn();
    expect(session.store.getState()).toMatchObject({ stage: 'aiming', rollsOn: false });
    session.commands.rollForMe();
    while (session.store.getState().stage !== 'called') session.advance(1);
    expect(session.advance(10)).toBe(false);
  });

  it('wait for hands where that press was refused: in a tab that looks on, or while a wish to take back is open', () => {
    const session = at(null, FOUR);
    const pressed = (): unknown => {
      const { ok } = session.commands.rollForAll();
      const { stage, rollsOn } = session.store.getState();
      return { ok, stage, rollsOn };
    };
    const refused = { ok: false, stage: 'aiming', rollsOn: false };
    session.commands.spectate('conclude');
    expect(pressed()).toEqual(refused);
    session.commands.playOn();
    session.commands.rollForMe();
    while (session.store.getState().stage !== 'called') session.advance(1);
    session.commands.goOn();
    session.commands.requestUndo();
    expect(pressed()).toEqual(refused);
  });

  it('a roll for everybody in a battle is that roll alone', () => {
    const facing = withTrucks(inPlay(), { '0-T1': 'b2', '1-T1': 'b3' });
    const session = at(say(facing, [0, 'move T1 b3']).state);
    session.commands.rollForAll();
    expect(session.store.getState()).toMatchObject({ stage: 'rolling', rollsOn: false });
  });

  it('rolled for without that wish wait for hands after each roll', () => {
    const session = at(null, FOUR);
    session.commands.rollForMe();
    for (let i = 0; i < 2000 && session.advance(1); i += 1);
    session.commands.goOn();
    expect(session.store.getState().stage).toBe('aiming');
  });
});
