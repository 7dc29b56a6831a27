import { PerspectiveCamera } from 'three';
import { describe, expect, it } from 'vitest';
import {
  DRAWN_PX,
  gripPixel,
  handledPiece,
  handlePixel,
  ringPixel,
  shiftOf,
  type Seen,
} from '#app/tables/traction/scene/handle.ts';
import { cornerAt } from '#games/traction/standing.ts';
import { pixelOf } from '#app/scene/eye.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { showOwnHand } from '#play/traction/teach/ownHand.ts';
import { FRAME_S, own, sessionAtTable } from '../session/sessionAtTable.ts';

/** An eye over the table, and a phone's window. */
function phone(): Seen {
  const camera = new PerspectiveCamera(40, 390 / 844, 0.02, 20);
  camera.position.set(0, 0.5, 0.6);
  camera.lookAt(0, 0, 0);
  return { camera, window: { left: 0, top: 0, width: 390, height: 844 } };
}

describe('the handle of the chosen piece', () => {
  it('lies below the piece, and a finger on it grips the piece from there at a constant distance', async () => {
    const session = await sessionAtTable();
    const piece = own(session, 'M1');
    session.commands.choose(piece);
    const seen = phone();
    const [handle, grip] = [handlePixel(session, piece, seen), gripPixel(session, piece, seen)];
    if (!handle || !grip) throw new Error('the piece is not drawn');
    expect(handle.y - grip.y).toBeGreaterThan(44); // wider than a fingertip
    // Neither the piece nor the letter at its nearest corner is under it.
    const standing = session.touch.standing(piece);
    if (!standing) throw new Error('the piece is not on the table');
    const lowest = Math.max(
      ...CORNERS.map((corner) => {
        const { xMm, zMm } = cornerAt(pyramidOf(piece), standing, corner);
        return pixelOf(seen.camera, seen.window, vec3(xMm / 1000, 0, zMm / 1000)).y;
      }),
    );
    expect(handle.y - DRAWN_PX / 2 - lowest).toBeGreaterThan(30);
    const finger = { x: handle.x + 10, y: handle.y - 10 };
    const shift = shiftOf(session, seen, finger);
    expect({ x: finger.x + shift.x, y: finger.y + shift.y }).toEqual(grip);
  });

  it('is only there for a chosen piece, and only as wide as a fingertip', async () => {
    const session = await sessionAtTable();
    const piece = own(session, 'M1');
    const seen = phone();
    const handle = handlePixel(session, piece, seen);
    if (!handle) throw new Error('the piece is not drawn');
    expect(shiftOf(session, seen, handle)).toEqual({ x: 0, y: 0 });
    session.commands.choose(piece);
    expect(shiftOf(session, seen, { x: handle.x + 40, y: handle.y })).toEqual({ x: 0, y: 0 });
  });

  it('grips an own hand’s piece at its tip', async () => {
    const session = await sessionAtTable();
    const piece = own(session, 'M1');
    session.commands.choose(piece);
    const seen = phone();
    const assisted = gripPixel(session, piece, seen);
    session.commands.setHandMode('free');
    expect(gripPixel(session, piece, seen)?.y).toBeLessThan((assisted?.y ?? 0) - 5);
  });

  it('is away while another’s hand walks the piece, which can only be watched', async () => {
    const session = await sessionAtTable();
    session.commands.choose(own(session, 'M1'));
    expect(handledPiece(session)).toBe(own(session, 'M1'));
    session.commands.setAim('A', 90);
    session.commands.performAim();
    expect(session.store.getState().stage).toBe('moving');
    expect(handledPiece(session)).toBeNull();
  });

  it('has its ring at the tip, wherever that is, while a free hand moves the piece that no pointer leads', async () => {
    const session = await sessionAtTable();
    const piece = own(session, 'M1');
    const seen = phone();
    const ring = () => ringPixel(session, piece, seen, { finger: null, touched: true });
    session.commands.setHandMode('free');
    session.commands.choose(piece);
    expect(ring()).toEqual(handlePixel(session, piece, seen));
    const tip = () => gripPixel(session, piece, seen);
    const stood = tip();
    showOwnHand(session, piece, { corner: 'C', swivelDeg: 90 });
    for (let i = 0; i < 200; i += 1) session.advance(FRAME_S);
    expect(session.store.getState().stage).toBe('moving');
    expect(Math.hypot((tip()?.x ?? 0) - (stood?.x ?? 0), (tip()?.y ?? 0) - (stood?.y ?? 0))).toBeGreaterThan(5);
    expect(ring()).toEqual(tip());
    const finger = { x: 10, y: 20 };
    expect(ringPixel(session, piece, seen, { finger, touched: true })).toEqual(finger);
  });
});
