import { describe, expect, it } from 'vitest';
import { sceneOfTable } from '#app/table/sceneOfTable.ts';
import { playedScene } from '#app/tables/trexlands/scene/playedScene.tsx';
import { SeatHeld, seatSeenFrom } from '#app/tables/trexlands/scene/seatHeld.ts';
import type { TrexlandsTable } from '#play/trexlands/tableTypes.ts';
import { createThrowing } from '#play/trexlands/throwing/throwing.ts';
import { seat } from '#sim/ids.ts';
import { choice, inPlay, withTrucks } from '../../../games/trexlands/support.ts';
import { begun, type FakeSession } from './fakeSession.ts';

/** Ada's truck stands next to the City, and is seen to. */
function beforeTheCity(isCalm = false): { readonly session: FakeSession; readonly held: SeatHeld } {
  const session = begun();
  session.stand(withTrucks(inPlay(), { '0-T1': 'b3' }));
  const held = new SeatHeld(() => isCalm);
  held.seatOf(session.store.getState());
  return { session, held };
}

const score = (session: FakeSession) => session.commands.act(choice(0, 'move T1 city'));

describe('the view after a score', () => {
  it('stays for two seconds with whoever has scored, then goes to the next player', () => {
    const { session, held } = beforeTheCity();
    score(session);
    expect(seatSeenFrom(session.store.getState())).toBe(1);
    expect(held.seatOf(session.store.getState())).toBe(0);
    expect([held.pass(1.5), held.seatOf(session.store.getState())]).toEqual(['holds', 0]);
    expect([held.pass(0.6), held.seatOf(session.store.getState())]).toEqual(['over', 1]);
    expect([held.pass(0.6), held.seatOf(session.store.getState())]).toEqual(['idle', 1]);
  });

  it('goes to the next player at once for whoever wants less motion, and after any other MOVE', () => {
    const calm = beforeTheCity(true);
    score(calm.session);
    expect(calm.held.seatOf(calm.session.store.getState())).toBe(1);
    const { session, held } = beforeTheCity();
    session.commands.act(choice(0, 'move T1 b2'));
    expect(held.seatOf(session.store.getState())).toBe(1);
  });

  it('goes to who has the device in hand', () => {
    const { session, held } = beforeTheCity();
    score(session);
    held.seatOf(session.store.getState());
    session.commands.passDevice(seat(1));
    expect(held.seatOf(session.store.getState())).toBe(1);
  });

  it('changes the picture when it is over, though nothing is told then', () => {
    const { session } = beforeTheCity();
    const scene = sceneOfTable<TrexlandsTable>(session, createThrowing(session), playedScene);
    expect(scene.getState().seat).toBe(0);
    score(session);
    expect(scene.getState().seat).toBe(0);
    let changes = 0;
    scene.subscribe(() => (changes += 1));
    scene.advance(2.5, () => true);
    expect([changes, scene.getState().seat]).toEqual([1, 1]);
  });
});
