import { describe, expect, it } from 'vitest';
import { pressKey } from '../../../src/app/input/keyHand.ts';
import { readKey } from '../../../src/app/input/keys.ts';
import { own, sessionAtTable, untilStill } from '../match/sessionAtTable.ts';

const plain = (key: string, shift = false) => ({ key, shift, modified: false });

describe('keys', () => {
  it('leave everything with a modifier to the browser', () => {
    expect(readKey({ key: 'w', shift: false, modified: true }, false)).toBeNull();
  });

  it('name corners by number and by letter', () => {
    expect(readKey(plain('2'), false)).toEqual({ do: 'corner', corner: 'B' });
    expect(readKey(plain('d'), true)).toEqual({ do: 'corner', corner: 'D' });
  });

  it('choose pieces with arrows until a corner is chosen, then swivel by 5 or 1 degrees', () => {
    expect(readKey(plain('ArrowLeft'), false)).toMatchObject({ do: 'next-piece', by: -1 });
    expect(readKey(plain('ArrowLeft'), true)).toEqual({ do: 'swivel', byDeg: 5 });
    expect(readKey(plain('ArrowRight', true), true)).toEqual({ do: 'swivel', byDeg: -1 });
    expect(readKey(plain('ArrowUp'), true)).toEqual({ do: 'swivel', byDeg: 1 });
  });

  it('play a whole step', async () => {
    const session = await sessionAtTable();
    session.setPace('at-once');
    for (let i = 0; i < 5; i++) pressKey(session, plain('Tab'));
    expect(session.store.getState().intent?.piece).toBe(own(session, 'S1'));
    pressKey(session, plain('4'));
    for (let i = 0; i < 18; i++) pressKey(session, plain('ArrowLeft'));
    expect(session.store.getState().aim).toEqual({ corner: 'D', swivelDeg: 90 });
    pressKey(session, plain('Enter'));
    untilStill(session);
    expect(session.store.getState()).toMatchObject({ stage: 'between-steps', stepsTaken: 1 });
    pressKey(session, plain('e'));
    expect(session.store.getState().match?.log).toHaveLength(1);
  });

  it('never trap the focus: Tab behind the last piece is the page’s', async () => {
    const session = await sessionAtTable();
    for (let i = 0; i < 6; i++) expect(pressKey(session, plain('Tab'))).toBe(true);
    expect(pressKey(session, plain('Tab'))).toBe(false);
  });
});
