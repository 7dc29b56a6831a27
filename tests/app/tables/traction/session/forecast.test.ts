import { describe, expect, it } from 'vitest';
import { forecastStep } from '#games/traction/forecast.ts';
import { STANDARD_OPTIONS } from '#games/traction/options.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import { isPiece } from '#sim/ids.ts';
import { own, PLAN, sessionAtTable, untilStill } from './sessionAtTable.ts';
import { SOAKING } from '../../../../effort.ts';

/** In a soak about every corner; else they take turns. */
const BOTH_WAYS = [180, -180];
const NAMES = ['L1', 'L2', 'M1', 'M2', 'S1', 'S2'];

describe('the estimate of a step', () => {
  it('agrees with the table about what a half swivel on the crowded pad touches first, or that it touches nothing', async () => {
    const disagreements: string[] = [];
    for (const name of NAMES)
      for (const [i, corner] of CORNERS.entries())
        for (const swivelDeg of SOAKING ? BOTH_WAYS : BOTH_WAYS.slice(i % 2).slice(0, 1)) {
          const session = await sessionAtTable({ pace: 'at-once' });
          session.commands.choose(own(session, name));
          session.commands.setAim(corner, swivelDeg);
          const hits = session.store.getState().forecast?.hits ?? [];
          session.commands.performAim();
          untilStill(session);
          const touched = session.store.getState().rulings.find((r) => r.code === 'walk-contact')?.other ?? null;
          const agrees = touched === null ? hits.length === 0 : isPiece(touched) && hits.includes(touched);
          if (!agrees)
            disagreements.push(
              `${name} ${corner} ${swivelDeg}: estimated ${hits.join() || 'nothing'}, touched ${touched ?? 'nothing'}`,
            );
        }
    expect(disagreements).toEqual([]);
  });

  it('lands where the piece really lands, to half a millimetre and half a degree', async () => {
    const session = await sessionAtTable({ pace: 'at-once' });
    const piece = own(session, 'S1');
    session.commands.choose(piece);
    session.commands.setAim('D', 137);
    const { forecast } = session.store.getState();
    session.commands.performAim();
    untilStill(session);
    const stands = session.touch.standing(piece);
    expect(
      Math.hypot((stands?.xMm ?? 0) - (forecast?.xMm ?? 0), (stands?.zMm ?? 0) - (forecast?.zMm ?? 0)),
    ).toBeLessThan(0.5);
    expect(Math.abs((stands?.yawDeg ?? 0) - (forecast?.yawDeg ?? 0))).toBeLessThan(0.5);
  });

  it('knows the table’s edge', async () => {
    const session = await sessionAtTable();
    const state = session.store.getState().match?.state;
    const piece = own(session, 'L1');
    const standing = session.touch.standing(piece);
    if (!state || !standing) throw new Error('no match');
    const far = { ...standing, xMm: state.tableMm / 2 - 20 };
    expect(forecastStep(state, piece, far, 'A', 180).offTable).toBe(true);
    expect(forecastStep(state, piece, far, 'B', 180).offTable).toBe(false);
  });

  it('knows how far the house lets a step swivel and travel; the aim swivels no farther', async () => {
    const plan = {
      ...PLAN,
      setup: { ...PLAN.setup, options: { ...STANDARD_OPTIONS, mostSwivelDeg: 90, mostTravelMm: 20 } },
    };
    const session = await sessionAtTable({}, plan);
    const piece = own(session, 'L1');
    const [state, standing] = [session.store.getState().match?.state, session.touch.standing(piece)];
    if (!state || !standing) throw new Error('no match');
    const tooFar = (swivelDeg: number): boolean => forecastStep(state, piece, standing, 'A', swivelDeg).tooFar;
    // 20 mm around a corner 17.96 mm away are 67.7 degrees
    expect([45, 66, 69, 90, 350].map(tooFar)).toEqual([false, false, true, true, true]);
    session.commands.choose(piece);
    session.commands.setAim('A', -300);
    expect(session.store.getState().aim?.swivelDeg).toBe(-90);
  });
});
