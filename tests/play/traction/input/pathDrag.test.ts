import { describe, expect, it } from 'vitest';
import { expectedOf } from '#play/traction/session/expected.ts';
import { strideMm } from '#games/traction/reach.ts';
import { afterSteps } from '#games/traction/standing.ts';
import { isLegal } from '#games/traction/referee/state.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { FRAME_S, own, sessionAtTable } from '../../../app/tables/traction/session/sessionAtTable.ts';
import { fingersOver, from } from '../../../app/input/fingers.ts';

/** A finger on the first small piece of the seat to move, which may walk four steps. */
async function held() {
  const session = await sessionAtTable();
  const piece = own(session, 'S1');
  const standing = session.touch.standing(piece);
  if (!standing) throw new Error('no piece');
  const fingers = fingersOver(session);
  fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
  /** Towards the middle of the table, where nothing stands; in small moves, as fingers go. */
  const pull = (mm: number, was = 0): void => {
    const way = Math.sign(-standing.zMm);
    for (let i = 1; i <= 20; i += 1)
      fingers.move({ id: 1, ray: from(standing.xMm, standing.zMm + way * (was + ((mm - was) * i) / 20)) });
  };
  const letGo = (mm: number): void =>
    fingers.up({ id: 1, ray: from(standing.xMm, standing.zMm + Math.sign(-standing.zMm) * mm) });
  const untilItWaits = (): void => {
    for (let i = 0; i < 3000 && ['moving', 'resting'].includes(session.store.getState().stage); i += 1)
      session.advance(FRAME_S);
  };
  const end = () => {
    const { path, aim } = session.store.getState();
    return aim && afterSteps(pyramidOf(piece), standing, [...path, aim]);
  };
  return { session, piece, standing, pull, letGo, untilItWaits, end };
}

describe('a piece that is dragged', () => {
  it('as far as a step reaches is aimed at one, and beyond that at as many as it takes, up to its steps', async () => {
    const { session, pull, end, standing } = await held();
    pull(12);
    expect(session.store.getState().path).toHaveLength(0);
    pull(60, 12);
    const { path } = session.store.getState();
    expect(path.length).toBeGreaterThan(0);
    expect(Math.abs(Math.abs((end()?.zMm ?? 0) - standing.zMm) - 60)).toBeLessThan(8);
    pull(400, 60);
    expect(session.store.getState().path).toHaveLength(3);
  });

  it('on to a rival’s piece that is out of reach is told to be too far for a tackle, and no longer beside it', async () => {
    const { session, piece, pull, standing } = await held();
    const { match } = session.store.getState();
    const rival = match?.state.pieces.find(
      ({ xMm, zMm }) => Math.abs(xMm - standing.xMm) < 1 && Math.sign(zMm) === -Math.sign(standing.zMm),
    );
    const farMm = Math.abs((rival?.zMm ?? 0) - standing.zMm);
    pull(farMm);
    const lacks = Math.round(farMm / strideMm(piece)) - 2; // but for a tackle's own step, and half of both bases
    expect(expectedOf(session.store.getState())).toEqual({ kind: 'clear', lackSteps: lacks });
    pull(farMm - 80, farMm);
    expect(expectedOf(session.store.getState())).toEqual({ kind: 'clear', lackSteps: null });
  });

  it('back takes steps back', async () => {
    const { session, pull } = await held();
    pull(60);
    expect(session.store.getState().path.length).toBeGreaterThan(0);
    pull(6, 60);
    expect(session.store.getState().path).toHaveLength(0);
    pull(60, 6);
    pull(0, 0); // in one jump
    expect(session.store.getState()).toMatchObject({ path: [], aim: null });
  });

  it('goes all of them once it is let go, and then waits where steps are left', async () => {
    const { session, pull, letGo, untilItWaits } = await held();
    pull(50);
    const { path, stepsLeft } = session.store.getState();
    expect(stepsLeft).toBe(4);
    letGo(50);
    untilItWaits();
    const now = session.store.getState();
    expect(isLegal(now.rulings)).toBe(true);
    expect([now.stage, now.stepsTaken]).toEqual(['between-steps', path.length + 1]);
  });

  it('stops before a step that would touch something', async () => {
    const session = await sessionAtTable();
    const piece = own(session, 'S1');
    const standing = session.touch.standing(piece);
    const other = session.touch.standing(own(session, 'L1'));
    if (!standing || !other) throw new Error('no pieces');
    const fingers = fingersOver(session);
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    const beyond = { x: 2 * other.xMm - standing.xMm, z: 2 * other.zMm - standing.zMm };
    for (let i = 1; i <= 40; i += 1)
      fingers.move({
        id: 1,
        ray: from(
          standing.xMm + ((beyond.x - standing.xMm) * i) / 40,
          standing.zMm + ((beyond.z - standing.zMm) * i) / 40,
        ),
      });
    const { path, forecast } = session.store.getState();
    expect(path.length).toBeLessThan(3);
    expect(forecast).not.toBeNull();
  });
});
