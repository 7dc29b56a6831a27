import { describe, expect, it } from 'vitest';
import { slipShown } from '#play/traction/session/slipShown.ts';
import type { NewMatch, Session } from '#play/traction/session/sessionTypes.ts';
import type { Hand } from '#sim/assist/assist.ts';
import { own, PLAN, sessionAtTable, untilStill } from '../../../app/tables/traction/session/sessionAtTable.ts';
import { whole } from '../../../engine/whole.ts';

const WALK = 'walk M1 C 90';

const hands = ({ store }: Session) => {
  const { handMode, hand, match } = store.getState();
  return { seat: match?.state.turn.seat, handMode, hand };
};

async function atTable(plan: NewMatch = PLAN): Promise<Session> {
  return await sessionAtTable({ pace: 'at-once' }, plan);
}

function play(session: Session, line: string): void {
  session.commands.typeMove(line);
  untilStill(session);
}

describe('the hand of each seat', () => {
  it('stays its own: the next player has what was agreed, and the first again what it chose', async () => {
    const session = await atTable();
    session.commands.setHandMode('free');
    session.commands.setHand('brisk');
    session.commands.endTurn();
    expect(hands(session)).toEqual({ seat: 1, handMode: 'assisted', hand: 'careful' });
    session.commands.setHand('natural');
    session.commands.endTurn();
    expect(hands(session)).toEqual({ seat: 0, handMode: 'free', hand: 'brisk' });
    session.commands.endTurn();
    expect(hands(session)).toEqual({ seat: 1, handMode: 'assisted', hand: 'natural' });
  });

  it('is the one of its last move where a match is opened again', async () => {
    const session = await atTable();
    play(session, `${WALK} brisk`);
    session.commands.endTurn();
    const { match } = session.store.getState();
    const other = await atTable();
    other.commands.resume(whole(match));
    expect(hands(other)).toEqual({ seat: 1, handMode: 'assisted', hand: 'careful' });
    other.commands.endTurn();
    expect(hands(other)).toEqual({ seat: 0, handMode: 'assisted', hand: 'brisk' });
  });

  it('is a free one for all where free hands are agreed', async () => {
    const { setup } = PLAN;
    const session = await atTable({ ...PLAN, setup: { ...setup, options: { ...setup.options, hands: 'free' } } });
    expect(hands(session).handMode).toBe('free');
    session.commands.endTurn();
    expect(hands(session)).toEqual({ seat: 1, handMode: 'free', hand: 'careful' });
  });

  it('does not change what the match was agreed with, by which the next one begins', async () => {
    const session = await atTable();
    expect(session.store.getState().agreedMode).toBe('assisted');
    session.commands.setHandMode('free');
    expect(session.store.getState().agreedMode).toBe('assisted');
  });
});

describe('the pace of a practised hand', () => {
  it('is the one that was chosen last on this device, also in another match', async () => {
    let usual: Hand = 'natural';
    const here = { usual: () => usual, chosen: (hand: Hand) => void (usual = hand) };
    const first = await sessionAtTable({ pace: 'at-once', hands: here });
    expect(hands(first)).toMatchObject({ handMode: 'assisted', hand: 'natural' });
    first.commands.setHand('brisk');
    const next = await sessionAtTable({ pace: 'at-once', hands: here });
    expect(hands(next)).toMatchObject({ handMode: 'assisted', hand: 'brisk' });
  });
});

describe('the slip that is told', () => {
  it('is that of the step just done, while its player is to move and has chosen no other piece', async () => {
    const session = await atTable();
    const told = () => slipShown(session.store.getState());
    expect(told()).toBeNull();
    play(session, WALK);
    session.commands.endAction();
    expect(told()?.corner).toBe('C');
    session.commands.choose(own(session, 'S1'));
    expect(told()).toBeNull();
    session.commands.cancel();
    expect(told()).not.toBeNull();
  });

  it('is not told to the rival, though the move was what ended the turn', async () => {
    const session = await atTable();
    play(session, WALK);
    session.commands.endAction();
    const before = session.store.getState();
    session.commands.endTurn();
    const { match } = session.store.getState();
    expect(slipShown(before)).not.toBeNull();
    expect(slipShown({ ...before, match })).toBeNull();
  });

  it('is gone when the move is taken back', async () => {
    const session = await atTable();
    play(session, WALK);
    session.commands.endAction();
    session.commands.requestUndo();
    session.commands.consentUndo(1);
    expect(session.store.getState().match?.log).toHaveLength(0);
    expect(session.store.getState().steps).not.toEqual([]);
    expect(slipShown(session.store.getState())).toBeNull();
  });
});
