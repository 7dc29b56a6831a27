import { describe, expect, it } from 'vitest';
import { own, PLAN, sessionAtTable, untilStill } from '../../../app/tables/traction/session/sessionAtTable.ts';
import { DONE } from '#play/session/outcome.ts';
import { pieceId } from '#sim/ids.ts';

const FREE_HANDS = {
  ...PLAN,
  setup: { ...PLAN.setup, options: { ...PLAN.setup.options, hands: 'free' as const } },
};

describe('a command returns what came of it', () => {
  it('a refusal is in what it returns, and stands in the session for the page to show', async () => {
    const { commands, store } = await sessionAtTable();
    for (const refused of [commands.choose(pieceId('1-S1')), commands.performAim(), commands.endAction()]) {
      expect(refused.ok).toBe(false);
      expect(refused).toMatchObject({ fault: { message: expect.any(String) as string } });
    }
    expect(commands.endAction()).toEqual({ ok: false, fault: store.getState().fault });
  });

  it('an older refusal has no part in it', async () => {
    const session = await sessionAtTable({ pace: 'at-once' });
    const { commands, store } = session;
    commands.endAction();
    expect(store.getState().fault).not.toBeNull();
    expect(commands.setCamera('top')).toEqual(DONE);
    expect(commands.typeMove('walk S1 D 180')).toEqual(DONE);
  });

  it('a typed move that is understood, and that the hands of this match may not do, is refused', async () => {
    const session = await sessionAtTable({ pace: 'at-once' }, FREE_HANDS);
    const typed = session.commands.typeMove('walk S1 D 180');
    expect(typed).toEqual({ ok: false, fault: session.store.getState().fault });
    expect(session.store.getState().match?.log).toEqual([]);
  });

  it('a hand that takes hold where it may not says why, and one that may is on the piece', async () => {
    const { touch, store } = await sessionAtTable();
    expect(touch.grab(pieceId('1-S1'), 'A').ok).toBe(false);
    const session = await sessionAtTable();
    session.commands.setHandMode('free');
    expect(session.touch.grab(own(session, 'S1'), 'A')).toEqual(DONE);
    expect(session.store.getState().stage).toBe('moving');
    expect(store.getState().stage).toBe('idle');
  });

  it('what cannot be called off while a hand is on the table is not, and nobody is told so twice', async () => {
    const session = await sessionAtTable();
    session.commands.typeMove('walk S1 D 180');
    expect(session.commands.cancel().ok).toBe(false);
    expect(session.store.getState().fault).toBeNull();
    untilStill(session);
    expect(session.commands.cancel()).toEqual(DONE);
  });
});
