import { describe, expect, it } from 'vitest';
import { expectedOf, looksLikeFoul } from '../../../../../src/app/tables/traction/session/expected.ts';
import type { Session } from '../../../../../src/app/tables/traction/session/sessionTypes.ts';
import { own, sessionAtTable } from './sessionAtTable.ts';

/** Aims a large piece half around its corner over its own crowded pad: a foul by outlines. */
function aimAtNeighbours(session: Session): void {
  session.commands.choose(own(session, 'L1'));
  session.commands.setAim('A', 180);
}

describe('what an aimed step would come to', () => {
  it('is told: clear, which pieces it would touch, by how much a tackle misses', async () => {
    const session = await sessionAtTable();
    const { commands, store } = session;
    expect(expectedOf(store.getState())).toBeNull();
    commands.choose(own(session, 'S1'));
    commands.setAim('D', 10);
    expect(expectedOf(store.getState())).toEqual({ kind: 'clear' });
    aimAtNeighbours(session);
    const foul = expectedOf(store.getState());
    expect(foul).toMatchObject({ kind: 'touches' });
    expect(looksLikeFoul(foul)).toBe(true);
    commands.choose(own(session, 'S1'), 'tackle');
    commands.setAim('D', 10);
    const miss = expectedOf(store.getState());
    expect(miss?.kind).toBe('misses');
    expect(miss?.kind === 'misses' ? miss.mm : 0).toBeGreaterThan(200); // the rival's pad is 15 inches away
    expect(looksLikeFoul(miss)).toBe(false);
  });

  it('is held where it looks like a foul, and done when it is ordered once more', async () => {
    const session = await sessionAtTable();
    const { commands, store } = session;
    commands.setAsksBeforeFouls(true);
    aimAtNeighbours(session);
    commands.performAim();
    expect(store.getState()).toMatchObject({ stage: 'aiming', foulHeld: true });
    commands.performAim();
    expect(store.getState()).toMatchObject({ stage: 'moving', foulHeld: false });
  });

  it('is asked anew after another aim, and not at all where nobody wants to be asked', async () => {
    const session = await sessionAtTable();
    const { commands, store } = session;
    commands.setAsksBeforeFouls(true);
    aimAtNeighbours(session);
    commands.performAim();
    commands.setAim('A', 170);
    expect(store.getState().foulHeld).toBe(false);
    commands.setAsksBeforeFouls(false);
    commands.performAim();
    expect(store.getState().stage).toBe('moving');
  });

  it('keeps the aim when a walk becomes a tackle, and the other way round', async () => {
    const session = await sessionAtTable();
    const { commands, store } = session;
    commands.choose(own(session, 'S1'));
    commands.setAim('D', 40);
    commands.setVerb('tackle');
    expect(store.getState()).toMatchObject({ intent: { do: 'tackle' }, aim: { corner: 'D', swivelDeg: 40 } });
    expect(expectedOf(store.getState())?.kind).toBe('misses');
    commands.setVerb('walk');
    expect(store.getState()).toMatchObject({ intent: { do: 'walk' }, aim: { corner: 'D', swivelDeg: 40 } });
  });
});
