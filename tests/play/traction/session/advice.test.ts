import { describe, expect, it } from 'vitest';
import type { Think } from '#play/traction/session/botsHere.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import type { TractionMove } from '#bots/traction/moves.ts';
import { pieceId } from '#sim/ids.ts';
import { fault, ok } from '#sim/result.ts';
import { sessionAtTable, untilStill } from '../../../app/tables/traction/session/sessionAtTable.ts';

const S1 = pieceId('0-S1');
const WALK: TractionMove = {
  do: 'walk',
  piece: S1,
  steps: [
    { corner: 'C', swivelDeg: 90 },
    { corner: 'A', swivelDeg: 80 },
  ],
  hand: 'careful',
};

const thinkingOf =
  (move: TractionMove): Think =>
  () =>
    Promise.resolve(ok({ move, reason: { code: 'nearer', about: { piece: '0-S1', gain: 1 } } }));

async function asked(think: Think = thinkingOf(WALK)): Promise<Session> {
  const session = await sessionAtTable({ think });
  session.advice?.ask();
  expect(session.store.getState().advice).toMatchObject({ stage: 'thinking' });
  await Promise.resolve();
  await Promise.resolve();
  return session;
}

describe('a hint', () => {
  it('chooses the piece and aims at its first step; nothing is played', async () => {
    const { store } = await asked();
    expect(store.getState()).toMatchObject({
      advice: { stage: 'shown', reason: { code: 'nearer' } },
      intent: { do: 'walk', piece: S1 },
      aim: { corner: 'C', swivelDeg: 90 },
      stage: 'aiming',
    });
    expect(store.getState().match?.log).toEqual([]);
  });

  it('aims at its next step after a step that was taken as shown', async () => {
    const session = await asked();
    session.commands.performAim();
    untilStill(session);
    expect(session.store.getState()).toMatchObject({
      stage: 'between-steps',
      aim: { corner: 'A', swivelDeg: 80 },
    });
  });

  it('aims at nothing more after another step', async () => {
    const session = await asked();
    session.commands.setAim('C', 45);
    session.commands.performAim();
    untilStill(session);
    expect(session.store.getState()).toMatchObject({ stage: 'between-steps', aim: null });
  });

  it('is gone once something was played', async () => {
    const session = await asked();
    session.commands.endTurn();
    expect(session.store.getState().advice).toBeNull();
  });

  it('only says what needs no aim', async () => {
    const { store } = await asked(thinkingOf({ do: 'end-turn' }));
    expect(store.getState()).toMatchObject({ advice: { stage: 'shown' }, intent: null });
  });

  it('says that none was found', async () => {
    const { store } = await asked(() => Promise.resolve(fault('broken', 'It broke.')));
    expect(store.getState()).toMatchObject({ advice: { stage: 'failed' }, intent: null });
  });

  it('is not thought of while a walk is under way: it says to end that first', async () => {
    const session = await sessionAtTable({ think: thinkingOf(WALK) });
    session.commands.choose(S1);
    session.commands.setAim('C', 90);
    session.commands.performAim();
    session.advice?.ask();
    expect(session.store.getState().advice).toEqual({ stage: 'waiting', reason: null });
    untilStill(session);
    session.advice?.ask();
    expect(session.store.getState()).toMatchObject({ stage: 'between-steps', advice: { stage: 'waiting' } });
    session.commands.endAction();
    expect(session.store.getState().advice).toBeNull();
  });

  it('is not offered where nothing thinks', async () => {
    expect((await sessionAtTable()).advice).toBeUndefined();
  });
});
