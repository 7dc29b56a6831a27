import { describe, expect, it } from 'vitest';
import type { PointerHand } from '#play/traction/input/pointerHand.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { azimuthDeg, minus, turnDeg } from '#play/input/azimuth.ts';
import { minimumJerk } from '#sim/maths/minimumJerk.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { toTable } from '#sim/world/pose.ts';
import { cornerAt } from '#games/traction/standing.ts';
import { withinLimits } from '#sim/hand/limits.ts';
import type { Corner } from '#sim/gesture/gesture.ts';
import { seat, type PieceId } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { surfaceOf } from '#sim/surfaces.ts';
import { FRAME_S, own, PLAN, sessionAtTable, untilStill } from '../../app/tables/traction/session/sessionAtTable.ts';
import { fingersOver, from } from '../../app/input/fingers.ts';

const FRAMES = 60;

/** Frames with the finger on its way along a path, share 0 to 1. */
function follow(session: Session, fingers: PointerHand, frames: number, path: (share: number) => PlaceMm): void {
  for (let i = 1; i <= frames; i++) {
    const at = path(i / frames);
    fingers.move({ id: 1, ray: from(at.xMm, at.zMm) });
    session.advance(FRAME_S);
  }
}

/** Tips a piece over a corner by its tip, swings it half-way round, and lets go. */
function step(session: Session, piece: PieceId, corner: Corner, halfTurn: 1 | -1): void {
  const fingers = fingersOver(session);
  session.commands.choose(piece); // or the first press would only bring the eye near
  const standing = session.touch.standing(piece);
  if (!standing) throw new Error(`${piece} is not there`);
  const pivot = cornerAt(pyramidOf(piece), standing, corner);
  const home = { xMm: standing.xMm - pivot.xMm, zMm: standing.zMm - pivot.zMm };
  const angle = Math.atan2(home.zMm, home.xMm);
  const size = Math.hypot(home.xMm, home.zMm);
  const around = (share: number, away: number): PlaceMm => ({
    xMm: pivot.xMm + away * size * Math.cos(angle - halfTurn * Math.PI * share),
    zMm: pivot.zMm + away * size * Math.sin(angle - halfTurn * Math.PI * share),
  });
  fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
  follow(session, fingers, FRAMES / 2, (s) => around(0, 1 - 0.65 * s));
  follow(session, fingers, FRAMES, (s) => around(s, 0.35 + 0.85 * s));
  for (let i = 0; i < FRAMES / 4; i++) session.advance(FRAME_S);
  const end = around(1, 1.2);
  fingers.up({ id: 1, ray: from(end.xMm, end.zMm) });
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

  it('tips a piece over that is pulled across its corner', async () => {
    const session = await freeHandOn('mousepad');
    const piece = own(session, 'S1');
    session.commands.choose(piece);
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

/** The angle between the finger and the body's tip as seen from the corner, in every frame of half a swing; degrees. */
async function anglesOf(seconds: number, jitterMm: number): Promise<readonly number[]> {
  const session = await freeHandOn('felt');
  const piece = own(session, 'S1');
  session.commands.choose(piece);
  const standing = session.touch.standing(piece);
  if (!standing) throw new Error('no piece');
  const pivot = cornerAt(pyramidOf(piece), standing, 'D');
  const home = Math.atan2(standing.zMm - pivot.zMm, standing.xMm - pivot.xMm);
  const size = Math.hypot(standing.xMm - pivot.xMm, standing.zMm - pivot.zMm);
  const fingers = fingersOver(session);
  const angles: number[] = [];
  let frame = 0;
  const at = (away: number, angle: number): PlaceMm => ({
    xMm: pivot.xMm + away * size * Math.cos(angle) + (frame % 2 === 0 ? jitterMm : -jitterMm),
    zMm: pivot.zMm + away * size * Math.sin(angle) + (frame % 3 === 0 ? jitterMm : -jitterMm),
  });
  fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
  follow(session, fingers, FRAMES / 3, (s) => at(1 - 0.6 * s, home));
  const frames = Math.round(seconds / FRAME_S);
  follow(session, fingers, frames, (share) => {
    const before = home - Math.PI * minimumJerk(frame / frames); // where the finger was when the table last moved
    if (frame > 0)
      angles.push(Math.abs(turnDeg(azimuthDeg(minus(tipOf(session, piece), pivot)), (-before * 180) / Math.PI)));
    frame += 1;
    return at(0.4 + 1.2 * Math.min(1, 3 * share), home - Math.PI * minimumJerk(share));
  });
  fingers.up({ id: 1, ray: from(at(1.6, home + Math.PI).xMm, at(1.6, home + Math.PI).zMm) });
  untilStill(session);
  expect(session.store.getState()).toMatchObject({ stage: 'between-steps', rulings: [] });
  return angles.toSorted((a, b) => a - b);
}

function tipOf(session: Session, piece: PieceId): PlaceMm {
  const pose = session.shown.poseOf(piece);
  if (!pose) throw new Error('no piece');
  const { x, z } = toTable(pose, vec3(0, pyramidOf(piece).height, 0));
  return { xMm: 1000 * x, zMm: 1000 * z };
}

describe('the body of a piece that is swung', () => {
  it.each([
    ['in a second', 1, 0, 5, 15],
    ['in a second and a half', 1.5, 0, 3, 10],
    ['in a second and a half, by a finger that jitters by half a millimetre', 1.5, 0.5, 4, 15],
  ] as const)('lies where the finger is, half around %s', async (_name, seconds, jitterMm, median, most) => {
    const angles = await anglesOf(seconds, jitterMm);
    expect(angles[Math.floor(angles.length / 2)]).toBeLessThan(median);
    expect(angles.at(-1)).toBeLessThan(most);
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
