import { describe, expect, it } from 'vitest';
import { performSteps } from '../../../src/games/traction/perform.ts';
import { loadPhysics } from '../../../src/sim/physics.ts';
import { own, sessionAtTable, untilStill } from './sessionAtTable.ts';

describe('an assisted walk at the live table', () => {
  it('comes to the same hash as the same steps simulated headless', async () => {
    const session = await sessionAtTable();
    const { commands, store } = session;
    const before = store.getState().match?.state;
    const piece = own(session, 'S1');
    commands.choose(piece);
    for (const [corner, swivelDeg] of [['D', 180], ['B', 180]] as const) {
      commands.setAim(corner, swivelDeg);
      commands.performAim();
      untilStill(session);
    }
    expect(store.getState().stage).toBe('between-steps');
    expect(store.getState().stepsLeft).toBe(2);
    commands.endAction();
    const { lastAction, match } = store.getState();
    if (!before) throw new Error('no match');
    const headless = performSteps(await loadPhysics(), before, { do: 'walk', piece, steps: [{ corner: 'D', swivelDeg: 180 }, { corner: 'B', swivelDeg: 180 }], hand: 'careful' });
    expect(headless.ok && headless.value.report.hash).toBe(lastAction?.report?.hash);
    expect(match?.log).toHaveLength(1);
    expect(match?.state.turn.acted).toEqual([piece]);
  });

  it('is the same whatever the frame rate', async () => {
    const hashes = [];
    for (const frameS of [1 / 144, 1 / 60, 1 / 7]) {
      const session = await sessionAtTable();
      session.commands.typeMove('walk M1 C 90');
      untilStill(session, frameS);
      hashes.push(session.store.getState().bodyHash);
    }
    expect(new Set(hashes).size).toBe(1);
  });
});
