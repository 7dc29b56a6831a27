import { describe, expect, it } from 'vitest';
import type { PointerHand } from '../../../src/app/tables/traction/input/pointerHand.ts';
import type { Session } from '../../../src/app/tables/traction/session/sessionTypes.ts';
import type { PlaceMm } from '../../../src/app/input/placeMm.ts';
import { cornerAt } from '../../../src/app/tables/traction/session/standing.ts';
import { withinLimits } from '../../../src/sim/hand/limits.ts';
import type { Corner } from '../../../src/sim/gesture/gesture.ts';
import { seat, type PieceId } from '../../../src/sim/ids.ts';
import { pyramidOf } from '../../../src/sim/pyramid.ts';
import { surfaceOf } from '../../../src/sim/surfaces.ts';
import { FRAME_S, own, PLAN, sessionAtTable, untilStill } from '../tables/traction/session/sessionAtTable.ts';
import { fingersOver, from } from './fingers.ts';

const FRAMES = 60;

/** Frames with the finger on its way along a path, share 0 to 1. */
function follow(session: Session, fingers: PointerHand, frames: number, path: (share: number) => PlaceMm): void {
  for (let i = 1; i <= frames; i++) {
    const at = path(i / frames);
    fingers.move({ id: 1, ray: from(at.xMm, at.zMm) });
    session.advance(FRAME_S);
  }
}

/** Pulls a piece over a corner, swings it half-way round, and lets go. */
function step(session: Session, piece: PieceId, corner: Corner, halfTurn: 1 | -1): void {
  const fingers = fingersOver(session);
  const standing = session.touch.standing(piece);
  if (!standing) throw new Error(`${piece} is not there`);
  const pivot = cornerAt(pyramidOf(piece), standing, corner);
  const arm = { xMm: pivot.xMm - standing.xMm, zMm: pivot.zMm - standing.zMm };
  const angle = Math.atan2(arm.zMm, arm.xMm);
  const radius = 1.2 * Math.hypot(arm.xMm, arm.zMm);
  fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
  follow(session, fingers, FRAMES / 2, (s) => ({
    xMm: standing.xMm + 2.2 * s * arm.xMm,
    zMm: standing.zMm + 2.2 * s * arm.zMm,
  }));
  follow(session, fingers, FRAMES, (s) => ({
    xMm: pivot.xMm + radius * Math.cos(angle - halfTurn * Math.PI * s),
    zMm: pivot.zMm + radius * Math.sin(angle - halfTurn * Math.PI * s),
  }));
  for (let i = 0; i < FRAMES / 4; i++) session.advance(FRAME_S);
  fingers.up({
    id: 1,
    ray: from(pivot.xMm + radius * Math.cos(angle + Math.PI), pivot.zMm + radius * Math.sin(angle + Math.PI)),
  });
  untilStill(session);
}

async function freeHandOn(surfaceId: string): Promise<Session> {
  const surface = surfaceOf(surfaceId);
  if (!surface.ok) throw new Error(surface.fault.message);
  const session = await sessionAtTable({}, { ...PLAN, setup: { ...PLAN.setup, surface: surface.value } });
  session.commands.setHandMode('free');
  return session;
}

describe('a free hand', () => {
  it('makes a step of nearly the base’s diagonal by half a swing on matte paper, and may go on', async () => {
    const session = await freeHandOn('matte-paper');
    const piece = own(session, 'S1');
    const before = session.touch.standing(piece);
    step(session, piece, 'D', 1);
    const { stage, stepsTaken, rulings } = session.store.getState();
    expect({ stage, stepsTaken, rulings }).toEqual({ stage: 'between-steps', stepsTaken: 1, rulings: [] });
    const after = session.touch.standing(piece);
    const moved = Math.hypot((after?.xMm ?? 0) - (before?.xMm ?? 0), (after?.zMm ?? 0) - (before?.zMm ?? 0));
    expect(moved).toBeGreaterThan(19.5);
    expect(moved).toBeLessThan(20.4);
  });

  it('slides on formica, and is told so', async () => {
    const session = await freeHandOn('formica');
    step(session, own(session, 'S1'), 'D', 1);
    expect(session.store.getState().lastAction?.report?.rulings.map((r) => r.code)).toContain('pivot-slide');
  });

  it('is recorded as a free hand’s, within a hand’s limits', async () => {
    const session = await freeHandOn('mousepad');
    step(session, own(session, 'L1'), 'C', 1);
    const action = session.store.getState().lastAction?.action;
    if (action?.do !== 'walk') throw new Error('no walk was played');
    expect(action.hand).toBe('free');
    expect(withinLimits(action.gesture).ok).toBe(true);
  });

  it('leaves no trace where it only touched', async () => {
    const session = await freeHandOn('mousepad');
    const piece = own(session, 'M1');
    const standing = session.touch.standing(piece);
    if (!standing) throw new Error('no piece');
    const fingers = fingersOver(session);
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    fingers.up({ id: 1, ray: from(standing.xMm + 0.5, standing.zMm) });
    untilStill(session);
    expect(session.store.getState().match?.log).toHaveLength(0);
    expect(session.store.getState().stage).toBe('aiming');
  });

  it('tips a piece over that is pulled too far away', async () => {
    const session = await freeHandOn('mousepad');
    const piece = own(session, 'S1');
    const standing = session.touch.standing(piece);
    if (!standing) throw new Error('no piece');
    const fingers = fingersOver(session);
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    follow(session, fingers, FRAMES, (s) => ({ xMm: standing.xMm + 90 * s, zMm: standing.zMm - 90 * s }));
    follow(session, fingers, FRAMES, () => ({ xMm: standing.xMm + 90, zMm: standing.zMm - 90 }));
    untilStill(session);
    fingers.cancel(1);
    untilStill(session);
    expect(session.store.getState().lastAction?.events.map((e) => e.type)).toContain('illegal-move');
  });
});

describe('a hand out of turn', () => {
  it('drags a piece that is not its own, and the rules ask for a penalty', async () => {
    const session = await sessionAtTable();
    const { commands, store } = session;
    const mover = store.getState().match?.state.turn.seat ?? 0;
    const piece = own(session, 'L1');
    const standing = session.touch.standing(piece);
    if (!standing) throw new Error('no piece');
    commands.reach(seat(1 - mover));
    const fingers = fingersOver(session);
    expect(fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) })).toBe('ours');
    follow(session, fingers, FRAMES, (s) => ({ xMm: standing.xMm, zMm: standing.zMm - 20 * s }));
    fingers.up({ id: 1, ray: from(standing.xMm, standing.zMm - 20) });
    untilStill(session);
    const { match, lastAction } = store.getState();
    expect(lastAction?.events.map((e) => e.type)).toEqual(['crash', 'restored', 'penalty-to-choose']);
    expect(match?.state.pending).toHaveLength(1);
  });

  it('is nobody’s where the table was bumped: everything is put back, and nobody pays', async () => {
    const session = await sessionAtTable();
    const before = session.store.getState().match?.state.pieces;
    session.commands.bump({ piece: own(session, 'M1'), pushMm: [0, -20] });
    untilStill(session);
    const { match, lastAction } = session.store.getState();
    expect(lastAction?.events.map((e) => e.type)).toEqual(['crash', 'restored']);
    expect(match?.state.pieces).toEqual(before);
  });
});
