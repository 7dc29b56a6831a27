import { describe, expect, it } from 'vitest';
import { machineHand } from '#app/tables/tug-of-war/scene/machineHand.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { legal } from '#games/tug-of-war/legal.ts';
import { asked } from '#games/tug-of-war/asked.ts';
import { SET_IDS } from '#games/tug-of-war/sets.ts';
import { matchOf, sitDown, stateOf } from './support.tsx';

const planIn = (session: ReturnType<typeof sitDown>) => session.store.getState().plan;

describe('a turn that is planned', () => {
  it('takes cards of the hand, and no more of a strength than there are', () => {
    const session = sitDown();
    session.commands.planAt('rope');
    for (const card of [1, 2, 1, 1, 1] as const) session.commands.lay(card);
    expect(planIn(session).laid.map(({ card }) => card)).toEqual([1, 1, 1]);
    expect(stateOf(session).hands[0]).toEqual([1, 1, 1]);
  });

  it('goes along to another machine, as many cards as that takes, to be aimed there', () => {
    const session = sitDown();
    session.commands.planAt('rope');
    for (let i = 0; i < 3; i += 1) session.commands.lay(1);
    session.commands.planAt('path');
    session.commands.aim('c4');
    expect(planIn(session).laid).toEqual([
      { card: 1, aim: 'c4' },
      { card: 1, aim: null },
    ]);
    session.commands.planAt('race');
    expect(planIn(session).laid.map(({ aim }) => aim)).toEqual([null, null]);
  });

  it('is aimed again where a card lies, and nowhere else', () => {
    const session = sitDown();
    session.commands.planAt('path');
    session.commands.lay(1);
    const before = planIn(session);
    for (const place of [1, -1, 0.5, Infinity]) session.commands.aimNext(place);
    expect(planIn(session)).toBe(before);
    session.commands.aimNext(0);
    expect(planIn(session).aiming).toBe(0);
  });

  it('is refused with a reason where a card has no aim yet, and nothing is played', () => {
    const session = sitDown();
    session.commands.planAt('path');
    session.commands.lay(1);
    session.commands.send();
    expect(session.store.getState().fault?.code).toBe('no-aim');
    expect(matchOf(session).log).toHaveLength(0);
    session.commands.aim('a1');
    session.commands.send();
    expect(matchOf(session).log.map(({ action }) => action)).toEqual([
      { do: 'play', seat: 0, module: 'path', cards: [1], aims: ['a1'] },
    ]);
  });

  it('is forgotten when it is sent, and the rival plans anew', () => {
    const session = sitDown();
    session.commands.planAt('race');
    session.commands.lay(1);
    session.commands.send();
    expect(planIn(session)).toMatchObject({ module: null, laid: [] });
    expect(asked(stateOf(session))).toEqual([1]);
    expect(session.store.getState().events.map(({ type }) => type)).toContain('gained');
  });

  it('stays while somebody only asks to take a turn back', () => {
    const session = sitDown();
    session.commands.typeMove('race 1');
    session.commands.planAt('rope');
    session.commands.lay(2);
    session.commands.requestUndo();
    expect(matchOf(session).undo).not.toBe(null);
    expect(planIn(session)).toMatchObject({ module: 'rope', laid: [{ card: 2 }] });
    session.commands.refuseUndo(1);
    expect(planIn(session)).toMatchObject({ module: 'rope', laid: [{ card: 2 }] });
  });
});

describe('a machine that may not be used', () => {
  /** Ada has used the Race, Bo the Rope; it is Ada’s turn. */
  function adasThird() {
    const session = sitDown();
    session.commands.typeMove('race 1');
    session.commands.typeMove('rope 1');
    return session;
  }

  it.each([
    ['race', 'blocked-own'],
    ['rope', 'blocked-rival'],
    ['maze', 'not-in-set'],
  ] as const)('is not opened, and says why: the %s', (module, code) => {
    const session = adasThird();
    session.commands.planAt('clock');
    session.commands.lay(1);
    session.commands.planAt(module);
    expect(session.store.getState().fault?.code).toBe(code);
    expect(planIn(session)).toMatchObject({ module: 'clock', laid: [{ card: 1 }] });
  });

  it('is not opened by a touch on the table either', () => {
    const session = adasThird();
    const hand = machineHand(session, () => ({ kind: 'machine', module: 'race' }));
    const at = { id: 1, ray: { origin: vec3(0, 1, 0), direction: vec3(0, -1, 0) } };
    hand.down(at);
    hand.up(at);
    expect(planIn(session).module).toBe(null);
    // The machine itself says why, where it is touched.
    expect(session.store.getState()).toMatchObject({ refused: { module: 'race' }, fault: null });
  });

  it('leaves the others open', () => {
    const session = adasThird();
    session.commands.planAt('race');
    session.commands.planAt('tower');
    expect(session.store.getState().fault).toBe(null);
    expect(planIn(session).module).toBe('tower');
  });
});

describe('while a computer plays', () => {
  it('a touch on a machine plans nothing for it', () => {
    const session = sitDown({ level: 'careless', think: () => new Promise(() => undefined) });
    session.commands.typeMove('race 1');
    session.commands.planAt('tower');
    expect(planIn(session).module).toBe(null);
  });
});

describe('a whole match at the table', () => {
  it.each(SET_IDS)('of the set %s is played to its end by legal choices', (set) => {
    const session = sitDown({ options: { set, advantage: set === 'death' ? 0 : null } });
    for (let i = 0; stateOf(session).outcome === null; i += 1) {
      if (i > 1500) throw new Error('it never ends');
      const state = stateOf(session);
      const [seat = 0] = asked(state);
      const { actions } = legal(state, seat);
      const action = actions[(31 * i) % actions.length];
      if (action === undefined || action.do === 'time' || action.do === 'concede') throw new Error('a choice is legal');
      session.commands.act(action);
      expect(session.store.getState().fault).toBe(null);
    }
    expect(matchOf(session).log.at(-1)?.events.at(-1)?.type).toBe('won');
  });
});

describe('the clock of a match that has chosen it', () => {
  it('goes into the turn that is sent, and none is told without clocks', () => {
    const timed = sitDown({ options: { clock: true } });
    timed.commands.passTime(1500);
    timed.commands.typeMove('race 1');
    expect(matchOf(timed).log[0]?.action).toMatchObject({ elapsedMs: 1500 });
    expect(timed.store.getState().elapsedMs).toBe(0);
    const free = sitDown();
    free.commands.passTime(1500);
    free.commands.typeMove('race 1');
    expect(matchOf(free).log[0]?.action).not.toHaveProperty('elapsedMs');
  });

  it('lets the flag fall when turn and reserve are used up, and not a moment before', () => {
    const session = sitDown({ options: { clock: true } });
    session.commands.passTime(12 * 60_000 - 1);
    expect(stateOf(session).outcome).toBe(null);
    session.commands.passTime(1);
    expect(stateOf(session).outcome).toEqual({ winner: 1, by: 'time' });
  });

  it('stands while a player is asked to agree to something taken back, and where the match is played elsewhere', () => {
    const session = sitDown({ options: { clock: true } });
    session.commands.typeMove('race 1');
    session.commands.requestUndo();
    session.commands.passTime(1000);
    session.commands.refuseUndo(1);
    session.commands.spectate('conclude');
    session.commands.passTime(1000);
    expect(session.store.getState().elapsedMs).toBe(0);
  });
});
