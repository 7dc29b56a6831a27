import { describe, expect, it } from 'vitest';
import { TractionDesk } from '#play/traction/input/tractionDesk.ts';
import type { KeyChanges } from '#play/input/keys/bindings.ts';
import { pressKey, releaseKey } from '#play/input/pressKey.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { withinLimits } from '#sim/hand/limits.ts';
import { seat } from '#sim/ids.ts';
import { FRAME_S, own, sessionAtTable, untilStill } from '../../app/tables/traction/session/sessionAtTable.ts';

const CODES: Readonly<Record<string, string>> = { ' ': 'Space' };
const plain = (key: string, shift = false) => ({ key, code: CODES[key] ?? key, shift, modified: false });

/** A desk and how its keys are pressed. */
async function atDesk(options: Parameters<typeof sessionAtTable>[0] = {}, changes: KeyChanges = {}) {
  const session = await sessionAtTable(options);
  const desk = new TractionDesk(session);
  const press = (...keys: readonly string[]): boolean[] => keys.map((key) => pressKey(desk, changes, plain(key)));
  return { session, desk, press, release: (key: string) => releaseKey(desk, changes, plain(key)) };
}

const frames = (session: Session, count: number): void => {
  for (let i = 0; i < count; i += 1) session.advance(FRAME_S);
};

describe('keys', () => {
  it('leave everything with a modifier to the browser', async () => {
    const { desk } = await atDesk();
    expect(pressKey(desk, {}, { key: 'w', code: 'KeyW', shift: false, modified: true })).toBe(false);
  });

  it('walk along the pieces with arrows until a corner is chosen, then swivel by 5, 1 or 45 degrees', async () => {
    const { session, press } = await atDesk();
    press('ArrowRight', 'ArrowRight', 'ArrowLeft', '2');
    expect(session.store.getState().intent?.piece).toBe(own(session, 'L1'));
    press('ArrowLeft', 'ArrowLeft', 'ArrowDown', 'PageUp');
    expect(session.store.getState().aim).toEqual({ corner: 'B', swivelDeg: 54 });
  });

  it('play a whole step', async () => {
    const { session, desk, press } = await atDesk({ pace: 'at-once' });
    press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', '4');
    expect(session.store.getState().intent?.piece).toBe(own(session, 'S1'));
    press(...Array.from({ length: 18 }, () => 'ArrowLeft'));
    press('Enter');
    untilStill(session);
    expect(session.store.getState()).toMatchObject({ stage: 'between-steps', stepsTaken: 1 });
    press('e');
    expect(session.store.getState().match?.log).toHaveLength(0); // it ends by no key alone
    pressKey(desk, {}, plain('E', true));
    expect(session.store.getState().match?.log).toHaveLength(1);
  });

  it('never trap the focus: Tab behind the last piece, and Shift+Tab before the first, is the page’s', async () => {
    const { desk, press } = await atDesk();
    expect(press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab')).toEqual([true, true, true, true, true, true, false]);
    for (let i = 0; i < 5; i += 1) expect(pressKey(desk, {}, plain('Tab', true))).toBe(true);
    expect(pressKey(desk, {}, plain('Tab', true))).toBe(false);
  });

  it('do once what is done once, however long they are down', async () => {
    const { session, desk, press } = await atDesk();
    press('ArrowRight', '1');
    const views = [session.store.getState().camera];
    for (const again of [false, true, true]) {
      expect(pressKey(desk, {}, plain('v'), again)).toBe(true);
      views.push(session.store.getState().camera);
    }
    expect(views).toEqual(['seat', 'top', 'top', 'top']);
    for (const again of [false, true, true]) pressKey(desk, {}, plain('ArrowLeft'), again);
    expect(session.store.getState().aim?.swivelDeg).toBe(15);
  });

  it('choose the hand, one after the other', async () => {
    const { session, press } = await atDesk();
    const hands = Array.from({ length: 4 }, () => {
      press('h');
      const { hand, handMode } = session.store.getState();
      return handMode === 'free' ? 'free' : hand;
    });
    expect(hands).toEqual(['natural', 'brisk', 'free', 'careful']);
  });

  it('do what they were bound to instead, and no longer what they did', async () => {
    const { session, press } = await atDesk({}, { tackle: ['X'] });
    expect(press('t')).toEqual([false]);
    press('x');
    expect(session.store.getState().verb).toBe('tackle');
  });

  it('move the eye where there is one', async () => {
    const { desk, press } = await atDesk();
    expect(press('j', '+')).toEqual([false, false]);
    const asked: unknown[] = [];
    desk.eye = {
      orbit: (...by) => asked.push(by),
      pan: (...by) => asked.push(by),
      zoom: (by) => asked.push(by),
      yaw: () => 0,
    };
    expect(press('j', '+')).toEqual([true, true]);
    pressKey(desk, {}, plain('L', true));
    expect(asked).toEqual([[-6, 0], 0.85, [12, 0]]);
  });

  it('ask the page for its sheets', async () => {
    const { desk, press } = await atDesk();
    const asked: string[] = [];
    desk.page = (what) => asked.push(what);
    press('?', 'o', ',', 'g', 'm');
    expect(asked).toEqual(['keys', 'menu', 'settings', 'log', 'mute']);
  });
});

describe('a free hand by keys', () => {
  it('tips while the key is down, turns with the arrows, and sets down when it comes up', async () => {
    const { session, press, release } = await atDesk();
    session.commands.setHandMode('free');
    press('ArrowRight', '3', ' ');
    expect(session.store.getState().stage).toBe('moving');
    frames(session, 40);
    press(...Array.from({ length: 18 }, () => 'ArrowLeft'));
    frames(session, 60);
    release(' ');
    untilStill(session);
    session.commands.endAction();
    const { lastAction } = session.store.getState();
    if (lastAction?.action.do !== 'walk') throw new Error('no walk');
    const [step] = lastAction.report?.steps ?? [];
    expect(step?.corner).toBe('C');
    expect(step?.swivelDeg).toBeGreaterThan(85);
    expect(step?.swivelDeg).toBeLessThan(95);
    expect(lastAction.action.hand).toBe('free');
    expect(withinLimits(lastAction.action.gesture).ok).toBe(true);
  });

  it('can be led without holding a key: Enter takes hold, Enter sets down', async () => {
    const { session, press } = await atDesk();
    session.commands.setHandMode('free');
    press('ArrowRight', '3', 'Enter');
    frames(session, 40);
    expect(session.store.getState().stage).toBe('moving');
    press('ArrowRight', 'Enter');
    untilStill(session);
    expect(session.store.getState().stage).not.toBe('moving');
  });

  it('is told to choose a corner first', async () => {
    const { session, desk, press } = await atDesk();
    session.commands.setHandMode('free');
    press('ArrowRight');
    expect(desk.step.take()).toBe(false);
    expect(session.store.getState().fault?.code).toBe('no-corner');
  });

  it('lets go when nobody watches the keys any more', async () => {
    const { session, desk, press } = await atDesk();
    session.commands.setHandMode('free');
    press('ArrowRight', '3', ' ');
    frames(session, 40);
    desk.release();
    untilStill(session);
    expect(session.store.getState().stage).not.toBe('moving');
    expect(desk.situation).not.toBe('holding');
  });
});

describe('a hand out of turn by keys', () => {
  it('points at any piece, takes it, drags it as one sees it, and lets go', async () => {
    const { session, desk, press } = await atDesk();
    // from the other side
    desk.eye = { orbit: () => undefined, pan: () => undefined, zoom: () => undefined, yaw: () => Math.PI };
    session.commands.reach(seat(1));
    press('ArrowRight');
    const pointed = session.store.getState().hovered;
    if (pointed === null) throw new Error('nothing is pointed at');
    const before = session.touch.standing(pointed);
    press('Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    frames(session, 60);
    press('Enter');
    untilStill(session);
    const { lastAction } = session.store.getState();
    expect(lastAction?.action).toMatchObject({ do: 'disturb', by: 1 });
    const moved = lastAction?.report?.resting.find(({ id }) => id === pointed);
    expect((moved?.xMm ?? NaN) - (before?.xMm ?? NaN)).toBeLessThan(-10);
  });

  it('says which piece a bump has moved', async () => {
    const { session, press } = await atDesk({ pace: 'at-once' });
    session.commands.startBump(true);
    press('ArrowLeft');
    const { hovered } = session.store.getState();
    press('Enter');
    untilStill(session);
    expect(session.store.getState().lastAction?.action).toMatchObject({
      do: 'disturb',
      by: null,
      gesture: { piece: hovered },
    });
  });
});
