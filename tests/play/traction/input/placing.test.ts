import { describe, expect, it } from 'vitest';
import { TractionDesk } from '#play/traction/input/tractionDesk.ts';
import { pick } from '#play/input/pick.ts';
import { PlaceHand } from '#play/traction/input/placeHand.ts';
import { pressKey } from '#play/input/pressKey.ts';
import { placeOf } from '#play/traction/session/arranging.ts';
import { seat } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { sessionAtTable } from '../../../app/tables/traction/session/sessionAtTable.ts';
import { from } from '../../../app/input/fingers.ts';

/** A seat that has begun to place its pieces, and everything that may move them. */
async function placing(owner = 0) {
  const session = await sessionAtTable();
  session.commands.startArranging(seat(owner));
  const desk = new TractionDesk(session);
  const press = (...keys: readonly string[]): boolean[] =>
    keys.map((key) =>
      pressKey(
        desk,
        {},
        { key: key.replace('Shift+', ''), code: '', shift: key.startsWith('Shift+'), modified: false },
      ),
    );
  const at = () => {
    const { arranging, match } = session.store.getState();
    return arranging && match && placeOf(match.state, arranging, arranging.inHand);
  };
  const hand = new PlaceHand(session, (ray) =>
    pick(
      ray,
      [...session.shown.pieces].map(([id, { after }]) => ({ id, spec: pyramidOf(id), pose: after })),
      0.002,
    ),
  );
  return { session, desk, press, at, hand };
}

describe('keys while a seat places its pieces', () => {
  it('move the piece in hand by 1 mm, with Shift by 5, and turn it by 15 degrees or by 1', async () => {
    const { press, at, desk } = await placing();
    const before = at();
    expect(desk.situation).toBe('placing');
    press('ArrowLeft', 'ArrowLeft', 'ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowUp', 'q', 'q', 'e', 'Shift+E');
    expect(at()).toEqual({ ...before, xMm: (before?.xMm ?? 0) + 3, zMm: (before?.zMm ?? 0) - 4, yawDeg: 14 });
  });

  it('move it as one sees it, along the pad’s sides, whichever way one looks', async () => {
    const { press, at, desk } = await placing(1);
    const before = at();
    // from the other side, a little askew
    desk.eye = { orbit: () => undefined, pan: () => undefined, zoom: () => undefined, yaw: () => 0.05 };
    press('ArrowRight', 'ArrowUp');
    expect(at()).toEqual({ ...before, xMm: (before?.xMm ?? 0) - 1, zMm: (before?.zMm ?? 0) + 1 });
  });

  it('take the next piece in hand, keep with Enter, drop with Escape, and do nothing of a move', async () => {
    const { session, press } = await placing();
    press('n', 'n', 'Shift+N');
    expect(session.store.getState().arranging?.inHand).toBe(session.store.getState().arranging?.pieces[1]?.id);
    press('w', '1', 't', 'h', 'u');
    expect(session.store.getState()).toMatchObject({ intent: null, match: { log: [] } });
    press('q', 'Enter');
    expect(session.store.getState()).toMatchObject({
      arranging: null,
      match: { log: [{ action: { do: 'arrange' } }] },
    });
    session.commands.startArranging(seat(0));
    press('q', 'Escape');
    expect(session.store.getState()).toMatchObject({ arranging: null, match: { log: [{}] } });
  });
});

describe('a pointer while a seat places its pieces', () => {
  it('takes one of them along, and what it takes is in hand', async () => {
    const { session, hand, at } = await placing();
    const piece = session.store.getState().arranging?.pieces.find(({ id }) => id === '0-S2');
    if (piece === undefined) throw new Error('no piece');
    expect(hand.down({ id: 1, ray: from(piece.xMm + 1, piece.zMm) })).toBe('ours');
    const before = at();
    hand.move({ id: 1, ray: from(piece.xMm + 4, piece.zMm - 2) });
    hand.up({ id: 1, ray: from(piece.xMm + 4, piece.zMm - 2) });
    expect(before?.piece).toBe('0-S2');
    expect(at()?.xMm).toBeCloseTo((before?.xMm ?? 0) + 3, 2);
    expect(at()?.zMm).toBeCloseTo((before?.zMm ?? 0) - 2, 2);
    hand.move({ id: 1, ray: from(0, 0) }); // it is up
    expect(at()?.zMm).toBeCloseTo((before?.zMm ?? 0) - 2, 2);
  });

  it('that is taken away puts it back', async () => {
    const { session, hand } = await placing();
    const before = session.store.getState().arranging?.pieces;
    const piece = before?.find(({ id }) => id === '0-L1');
    if (piece === undefined) throw new Error('no piece');
    hand.down({ id: 1, ray: from(piece.xMm, piece.zMm) });
    hand.move({ id: 1, ray: from(piece.xMm + 9, piece.zMm) });
    expect(session.store.getState().arranging?.pieces).not.toEqual(before);
    hand.cancel(1);
    expect(session.store.getState().arranging?.pieces).toEqual(before);
  });

  it('on another’s piece does nothing, and turns no view; on the cloth it is the camera’s', async () => {
    const { session, hand } = await placing();
    const theirs = session.store.getState().match?.state.pieces.find(({ id }) => id === '1-L1');
    if (theirs === undefined) throw new Error('no piece');
    expect(hand.down({ id: 1, ray: from(0, 0) })).toBe('camera');
    expect(hand.down({ id: 2, ray: from(theirs.xMm, theirs.zMm) })).toBe('ours');
    expect(hand.owns(2)).toBe(true);
    expect(hand.holding).toBeNull();
    expect(session.store.getState().fault).toBeNull();
  });

  it('beside one that has a piece does nothing', async () => {
    const { session, hand } = await placing();
    const piece = session.store.getState().arranging?.pieces.find(({ id }) => id === '0-L1');
    if (piece === undefined) throw new Error('no piece');
    hand.down({ id: 1, ray: from(piece.xMm, piece.zMm) });
    expect(hand.down({ id: 2, ray: from(piece.xMm, piece.zMm) })).toBe('ours');
    const before = session.store.getState().arranging;
    hand.move({ id: 2, ray: from(0, 0) });
    hand.up({ id: 2, ray: from(0, 0) });
    expect(session.store.getState().arranging).toBe(before);
    expect(hand.holding).toBe(1);
  });
});
