import { describe, expect, it } from 'vitest';
import { couldTackle, expectedOf, looksLikeFoul } from '#play/traction/session/expected.ts';
import type { Session, SessionState } from '#play/traction/session/sessionTypes.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { STANDARD_OPTIONS } from '#games/traction/options.ts';
import { forecastStep, type Forecast } from '#games/traction/forecast.ts';
import { furthestTackle } from '#games/traction/reach.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { own, PLAN, sessionAtTable } from '../../../app/tables/traction/session/sessionAtTable.ts';

/** Aims a large piece half around its corner over its own crowded pad: a foul by outlines. */
function aimAtNeighbours(session: Session): void {
  session.commands.choose(own(session, 'L1'));
  session.commands.setAim('A', 180);
}

/** The state of a walk that is aimed at these pieces. */
function aimedAt(session: Session, ...hits: readonly string[]): SessionState {
  session.commands.choose(own(session, 'M1'), 'walk');
  session.commands.setAim('A', 90);
  const state = session.store.getState();
  const forecast: Forecast | null = state.forecast && { ...state.forecast, first: hits.map(pieceId) };
  return { ...state, forecast };
}

const advised = (state: SessionState): boolean => couldTackle(state, expectedOf(state));

describe('a walk that would touch', () => {
  it('could be a tackle where one rival’s piece alone is in its way, before the first step', async () => {
    const session = await sessionAtTable();
    const atRival = aimedAt(session, '1-S1');
    expect(advised(atRival)).toBe(true);
    expect(advised({ ...atRival, stepsTaken: 1 })).toBe(false);
    expect(advised(aimedAt(session, '1-S1', '1-S2'))).toBe(false);
    expect(advised(aimedAt(session, '0-S1'))).toBe(false);
    expect(advised(aimedAt(session))).toBe(false);
  });

  it('could be none where the house rules let no such piece tackle that one', async () => {
    const options = { ...STANDARD_OPTIONS, tackling: 'rock-paper-scissors' } as const;
    const session = await sessionAtTable({}, { ...PLAN, setup: { ...PLAN.setup, options } });
    expect(advised(aimedAt(session, '1-S1'))).toBe(true);
    expect(advised(aimedAt(session, '1-L1'))).toBe(false);
  });
});

describe('what an aimed step would come to', () => {
  it('is told: clear, which pieces it would touch, by how much a tackle misses', async () => {
    const session = await sessionAtTable();
    const { commands, store } = session;
    expect(expectedOf(store.getState())).toBeNull();
    commands.choose(own(session, 'S1'));
    commands.setAim('D', 10);
    expect(expectedOf(store.getState())).toEqual({ kind: 'clear', lackSteps: null });
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

  it('is a tackle of what it comes to first, whatever stands further on (TR-15)', async () => {
    const session = await sessionAtTable();
    session.commands.choose(own(session, 'M1'), 'tackle');
    session.commands.setAim('A', 240);
    const told = session.store.getState();
    const { match, forecast } = told;
    if (match === null || forecast === null) throw new Error('a tackle is aimed at');
    const { state } = match;
    const piece = (id: PieceId) => state.pieces.find((one) => one.id === id);
    const mover = piece(own(session, 'M1'));
    const far = piece(own(session, 'L1'));
    const near = piece(pieceId(mover?.id.startsWith('0') === true ? '1-S1' : '0-S1'));
    if (mover === undefined || near === undefined || far === undefined) throw new Error('they stand on the table');
    const forecastOf = (...pieces: readonly PiecePlacement[]) =>
      forecastStep({ ...state, pieces: [mover, ...pieces] }, mover.id, mover, 'A', 240);
    const on = (one: PiecePlacement, deg: number): PiecePlacement => {
      const { xMm, zMm } = forecastStep({ ...state, pieces: [mover] }, mover.id, mover, 'A', deg);
      return { ...one, xMm, zMm };
    };
    const met = forecastOf(on(far, 240), on(near, 120));
    expect(met.hits).toHaveLength(2);
    expect(expectedOf({ ...told, forecast: met })).toEqual({ kind: 'hits', piece: near.id });
    const both = forecastOf(on(far, 120), on(near, 120));
    expect(expectedOf({ ...told, forecast: both })).toMatchObject({ kind: 'touches' });
  });

  it('is a walk that is too far to tackle the rival’s piece that it comes to or is pulled to, and by how many steps', async () => {
    const session = await sessionAtTable();
    session.commands.choose(own(session, 'M1'), 'walk');
    session.commands.setAim('A', 90);
    const { match, forecast, ...told } = session.store.getState();
    const stands = match?.state.pieces.find(({ id }) => id === own(session, 'M1'));
    if (match === null || forecast === null || stands === undefined) throw new Error('a walk is aimed at');
    const reachMm = furthestTackle(stands, 0).far + pyramidOf(pieceId('1-S1')).base * 500;
    const lacking = (byMm: number, first: readonly PieceId[] = [], towards: PieceId | null = null) => {
      const rival = { ...stands, id: pieceId('1-S1'), xMm: stands.xMm + reachMm + byMm, yawDeg: 0 };
      const pieces = [stands, rival];
      const near = { ...forecast, first };
      return expectedOf({ ...told, towards, match: { ...match, state: { ...match.state, pieces } }, forecast: near });
    };
    const rival = pieceId('1-S1');
    expect(lacking(20, [rival])).toMatchObject({ kind: 'touches', lackSteps: 1 });
    expect(lacking(20)).toEqual({ kind: 'clear', lackSteps: null }); // it only goes by
    expect(lacking(60, [], rival)).toEqual({ kind: 'clear', lackSteps: 3 }); // it is pulled there
    expect(lacking(-5, [], rival)).toEqual({ kind: 'clear', lackSteps: null });
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
