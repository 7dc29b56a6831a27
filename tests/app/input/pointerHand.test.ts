import { describe, expect, it } from 'vitest';
import { own, sessionAtTable, untilStill } from '../match/sessionAtTable.ts';
import { fingersOver, from } from './fingers.ts';

/** A session with a finger ready, and where the seat to move has its first small piece. */
async function ready() {
  const session = await sessionAtTable();
  const piece = own(session, 'S1');
  const standing = session.touch.standing(piece);
  if (!standing) throw new Error('no piece');
  return { session, piece, standing, fingers: fingersOver(session) };
}

describe('a pointer that goes down', () => {
  it('on the cloth is the camera’s, and so is every further one until it is up', async () => {
    const { fingers, standing } = await ready();
    expect(fingers.down({ id: 1, ray: from(0, 0) })).toBe('camera');
    expect(fingers.down({ id: 2, ray: from(standing.xMm, standing.zMm) })).toBe('camera');
    fingers.up({ id: 1, ray: from(0, 0) });
    fingers.up({ id: 2, ray: from(0, 0) });
    expect(fingers.down({ id: 3, ray: from(standing.xMm, standing.zMm) })).toBe('ours');
  });

  it('again is a new press, even if nobody saw it go up', async () => {
    const { fingers, standing } = await ready();
    expect(fingers.down({ id: 1, ray: from(0, 0) })).toBe('camera');
    expect(fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) })).toBe('ours');
  });

  it('on another player’s piece is ours all the same, and says why nothing happens', async () => {
    const { session, fingers } = await ready();
    const theirs = session.store.getState().match?.state.pieces.find((p) => !p.id.startsWith(own(session, 'S1').slice(0, 1)));
    if (!theirs) throw new Error('no other piece');
    expect(fingers.down({ id: 1, ray: from(theirs.xMm, theirs.zMm) })).toBe('ours');
    expect(session.store.getState().fault?.code).toBe('not-your-piece');
  });

  it('beside a first one on a piece turns both into the camera’s, and drops the aim', async () => {
    const { session, fingers, standing } = await ready();
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    fingers.move({ id: 1, ray: from(standing.xMm + 12, standing.zMm - 12) });
    expect(session.store.getState().aim).not.toBeNull();
    expect(fingers.down({ id: 2, ray: from(0, 0) })).toBe('yield');
    expect(session.store.getState().aim).toBeNull();
    expect(fingers.holding).toBeNull();
  });
});

describe('aiming by dragging', () => {
  it('swivels about the corner that lies in the direction of the pull, until the piece stands where it was dragged', async () => {
    const { session, fingers, standing } = await ready();
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    // Past corner D (+x, -z) on its right: the short way round is clockwise... and on to the far side.
    for (const [x, z] of [[4, -3.6], [9, -6], [12, -11], [16, -16]] as const) fingers.move({ id: 1, ray: from(standing.xMm + x, standing.zMm + z) });
    const { aim, forecast } = session.store.getState();
    expect(aim?.corner).toBe('D');
    expect(Math.abs(aim?.swivelDeg ?? 0)).toBeCloseTo(180, -1);
    expect(forecast?.xMm).toBeCloseTo(standing.xMm + 14.3, 0);
    expect(forecast?.zMm).toBeCloseTo(standing.zMm - 14.3, 0);
  });

  it('performs the step when the pointer is let go', async () => {
    const { session, fingers, standing } = await ready();
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    fingers.move({ id: 1, ray: from(standing.xMm + 16, standing.zMm - 15) });
    fingers.up({ id: 1, ray: from(standing.xMm + 16, standing.zMm - 15) });
    expect(session.store.getState().stage).toBe('moving');
    untilStill(session);
    expect(session.store.getState()).toMatchObject({ stage: 'between-steps', stepsTaken: 1, stepsLeft: 3 });
  });

  it('is called off by dragging back, or by Escape', async () => {
    for (const undo of ['back', 'escape'] as const) {
      const { session, fingers, standing } = await ready();
      fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
      fingers.move({ id: 1, ray: from(standing.xMm + 16, standing.zMm - 15) });
      if (undo === 'back') fingers.move({ id: 1, ray: from(standing.xMm + 1, standing.zMm - 1) });
      else fingers.escape();
      expect(session.store.getState().aim).toBeNull();
      fingers.up({ id: 1, ray: from(standing.xMm + 1, standing.zMm - 1) });
      expect(session.store.getState().stage).not.toBe('moving');
    }
  });

  it('leaves a step aimed at that hardly swivels, for the keys or a second thought', async () => {
    const { session, fingers, standing } = await ready();
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    fingers.move({ id: 1, ray: from(standing.xMm + 3, standing.zMm - 3) });
    fingers.up({ id: 1, ray: from(standing.xMm + 3, standing.zMm - 3) });
    expect(session.store.getState()).toMatchObject({ stage: 'aiming', aim: { corner: 'D', swivelDeg: 0 } });
  });

  it('takes a pointer that strays by its own width for a click', async () => {
    const session = await sessionAtTable();
    const piece = own(session, 'S1');
    const standing = session.touch.standing(piece);
    if (!standing) throw new Error('no piece');
    const broad = fingersOver(session, 0.012); // 12 mm at a metre
    broad.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    broad.move({ id: 1, ray: from(standing.xMm + 7, standing.zMm - 7) });
    expect(session.store.getState()).toMatchObject({ stage: 'aiming', aim: null });
  });

  it('only chooses the piece where it is just touched', async () => {
    const { session, piece, fingers, standing } = await ready();
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    fingers.up({ id: 1, ray: from(standing.xMm, standing.zMm) });
    expect(session.store.getState()).toMatchObject({ stage: 'aiming', aim: null, stepsLeft: 4, intent: { do: 'walk', piece } });
  });
});

describe('hovering', () => {
  it('tells the piece under the pointer, and that there is none', async () => {
    const { session, piece, fingers, standing } = await ready();
    fingers.move({ id: 1, ray: from(standing.xMm, standing.zMm) });
    expect(session.store.getState().hovered).toBe(piece);
    fingers.move({ id: 1, ray: from(0, 0) });
    expect(session.store.getState().hovered).toBeNull();
  });
});
