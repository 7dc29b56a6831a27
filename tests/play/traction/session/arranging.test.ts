import { describe, expect, it } from 'vitest';
import { placeOf, placersOf } from '#play/traction/session/arranging.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { pieceOn } from '#games/traction/board.ts';
import { pieceId, seat, type PieceId } from '#sim/ids.ts';
import { own, sessionAtTable, untilStill } from '../../../app/tables/traction/session/sessionAtTable.ts';

const L1 = pieceId('0-L1');
const state = (session: Session) => {
  const { match } = session.store.getState();
  if (match === null) throw new Error('no match');
  return match.state;
};
const drawn = ({ shown }: Session, piece: PieceId) => {
  const { x = 0, z = 0 } = shown.poseOf(piece)?.position ?? {};
  return [Math.round(x * 1e5) / 100, Math.round(z * 1e5) / 100];
};
const standing = (session: Session, piece: PieceId) => {
  const { xMm = 0, zMm = 0, yawDeg = 0 } = pieceOn(state(session), piece) ?? {};
  return [xMm, zMm, yawDeg];
};

/** Seat 0 has begun to place, its first large piece in hand. */
async function placing() {
  const session = await sessionAtTable();
  session.commands.startArranging(seat(0));
  session.commands.takeToPlace(L1);
  return session;
}

describe('placing one’s pieces before the first turn (TR-41)', () => {
  it('shows them where they would stand, and is no part of the match until it is kept', async () => {
    const session = await placing();
    const [x = 0, z = 0] = standing(session, L1);
    session.commands.placeInHand({ xMm: -40, zMm: -19, yawDeg: 45 });
    const { arranging, match } = session.store.getState();
    expect(arranging?.fault).toBeNull();
    expect(drawn(session, L1)).not.toEqual([x, z]);
    expect([match?.log.length, standing(session, L1)]).toEqual([0, [x, z, 0]]);
  });

  it('is one action when it is kept: the pieces stay where they are seen, without a flight', async () => {
    const session = await placing();
    session.commands.placeInHand({ xMm: -40, zMm: -19, yawDeg: 45 });
    const seen = drawn(session, L1);
    session.commands.keepPlaces();
    expect(session.store.getState()).toMatchObject({
      arranging: null,
      fault: null,
      lastAction: { events: [{ type: 'arranged', seat: 0 }] },
    });
    expect(state(session).home.map(({ id }) => id)).toEqual([L1]);
    expect([drawn(session, L1), session.shown.busy]).toEqual([seen, false]);
  });

  it('is taken back like any choice', async () => {
    const session = await placing();
    const before = standing(session, L1);
    session.commands.placeInHand({ yawDeg: 10 });
    session.commands.keepPlaces();
    expect(standing(session, L1)).not.toEqual(before);
    session.commands.requestUndo();
    untilStill(session);
    expect([standing(session, L1), session.store.getState().match?.log]).toEqual([before, []]);
  });

  it('changes nothing when it is dropped', async () => {
    const session = await placing();
    const before = drawn(session, L1);
    session.commands.placeInHand({ xMm: -40, zMm: -19 });
    session.commands.cancel();
    expect([drawn(session, L1), session.store.getState().match?.log, session.store.getState().arranging]).toEqual([
      before,
      [],
      null,
    ]);
  });

  it('is dropped as soon as somebody chooses a piece to move', async () => {
    const session = await placing();
    const before = drawn(session, L1);
    session.commands.placeInHand({ xMm: -40, zMm: -19 });
    session.commands.choose(own(session, 'S1'));
    expect(session.store.getState()).toMatchObject({ arranging: null, stage: 'aiming' });
    expect(drawn(session, L1)).toEqual(before);
  });

  it('shows a place that the rules refuse with its sentence, and neither keeps nor loses it', async () => {
    const session = await placing();
    session.commands.placeInHand({ xMm: 60, zMm: -20 });
    expect(session.store.getState().arranging?.fault?.code).toBe('off-its-pad');
    session.commands.keepPlaces();
    expect(session.store.getState()).toMatchObject({
      fault: { code: 'off-its-pad' },
      match: { log: [] },
      arranging: { inHand: L1 },
    });
    session.commands.placeInHand({ xMm: -40, zMm: -19 });
    expect(session.store.getState().arranging?.fault).toBeNull();
  });

  it('puts all six back with one press, also in a later action', async () => {
    const session = await placing();
    const before = state(session);
    session.commands.placeInHand({ xMm: -40, zMm: -19, yawDeg: 45 });
    session.commands.keepPlaces();
    session.commands.startArranging(seat(0));
    session.commands.placeAsUsual();
    session.commands.keepPlaces();
    expect(state(session)).toEqual(before);
    expect(session.store.getState().match?.log).toHaveLength(2);
  });

  it('plays nothing where nothing was moved', async () => {
    const session = await placing();
    session.commands.placeAsUsual();
    session.commands.keepPlaces();
    expect(session.store.getState()).toMatchObject({ arranging: null, match: { log: [] } });
  });

  it('never puts a piece where no line could say it', async () => {
    const session = await placing();
    const before = session.store.getState().arranging;
    session.commands.placeInHand({ xMm: 5, zMm: Number.NaN });
    expect(session.store.getState().arranging).toEqual(before);
    session.commands.placeInHand({ xMm: 5000, zMm: -100.004 });
    const { arranging } = session.store.getState();
    expect(arranging && placeOf(state(session), arranging, L1)).toMatchObject({ xMm: 100, zMm: -100 });
  });

  it('is for every seat until the first move, and then refused with a sentence', async () => {
    const session = await sessionAtTable({ pace: 'at-once' });
    expect(placersOf(state(session))).toEqual([0, 1]);
    session.commands.typeMove('walk L1 C 90');
    untilStill(session);
    expect(placersOf(state(session))).toEqual([]);
    session.commands.startArranging(seat(1));
    expect(session.store.getState()).toMatchObject({ arranging: null, fault: { code: 'too-late-to-arrange' } });
  });

  it('is not begun where another tab plays', async () => {
    const session = await placing();
    session.commands.spectate('conclude');
    expect(session.store.getState().arranging).toBeNull();
    session.commands.startArranging(seat(0));
    expect(session.store.getState()).toMatchObject({ arranging: null, fault: { code: 'looking-on' } });
  });
});
