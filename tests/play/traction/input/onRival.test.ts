import { describe, expect, it } from 'vitest';
import { expectedOf } from '#play/traction/session/expected.ts';
import { offersOf } from '#play/traction/offers.ts';
import { beyondTackleMm, strideMm } from '#games/traction/reach.ts';
import { pieceId, seat, type PieceId } from '#sim/ids.ts';
import type { Ray } from '#play/input/ray.ts';
import { PLAN, sessionAtTable } from '../../../app/tables/traction/session/sessionAtTable.ts';
import { fingersOver } from '../../../app/input/fingers.ts';

const MINE = pieceId('0-M1');
const RIVAL = pieceId('1-S1');

/** As a person at the table looks: from the near side, down at a slant; through this height over this place. */
const seen = (xMm: number, zMm: number, upMm: number): Ray => {
  const [x, y, z] = [xMm / 1000, upMm / 1000, zMm / 1000];
  const origin = { x, y: y + 0.4, z: z + 0.92 };
  return { origin, direction: { x: 0, y: -0.4 / Math.hypot(0.4, 0.92), z: -0.92 / Math.hypot(0.4, 0.92) } };
};

/** A medium one of mine and a small one of the rival's, so many strides from it in this direction. */
interface Stands {
  readonly mine?: PieceId;
  readonly rival?: PieceId;
  readonly yawDeg?: number;
  readonly rivalsYawDeg?: number;
}

/** Mine (a medium one) and one of the rival's (a small one), so many strides from it in this direction. */
async function dragged(strides: number, deg: number, upMm: number, stands: Stands = {}) {
  const { mine = MINE, rival = RIVAL, yawDeg = 0, rivalsYawDeg = 0 } = stands;
  const mm = strides * strideMm(mine);
  const at = { xMm: mm * Math.sin((deg * Math.PI) / 180), zMm: -mm * Math.cos((deg * Math.PI) / 180) };
  const pieces = [
    { id: mine, xMm: 0, zMm: 0, yawDeg, pose: 'upright' },
    { id: rival, ...at, yawDeg: rivalsYawDeg, pose: 'upright' },
  ] as const;
  const session = await sessionAtTable({}, { ...PLAN, setup: { ...PLAN.setup, position: { seat: seat(0), pieces } } });
  const fingers = fingersOver(session);
  fingers.down({ id: 1, ray: seen(0, 0, 5) });
  for (let i = 1; i <= 30; i += 1)
    fingers.move({ id: 1, ray: seen((at.xMm * i) / 30, (at.zMm * i) / 30, 5 + ((upMm - 5) * i) / 30) });
  const told = session.store.getState();
  if (told.match === null) throw new Error('a match');
  return { told, expected: expectedOf(told), lacks: beyondTackleMm(told.match.state, mine, rival) };
}

describe('a piece that is dragged on to a rival’s, wherever the finger is on that', () => {
  /** At 180 degrees a near one stands before the piece that is to be dragged. */
  const SIDES = [0, 60, 90, 135, 180, 225, 270] as const;

  it.each(SIDES.filter((deg) => deg !== 180))(
    'asks whether to tackle it where that is near, at %d degrees',
    async (deg) => {
      for (const strides of [1.3, 1.5])
        for (const upMm of [4, 14, 22]) {
          const { told, expected, lacks } = await dragged(strides, deg, upMm);
          expect(lacks).toBeNull();
          expect(expected).toEqual({ kind: 'touches', pieces: [RIVAL], lackSteps: null });
          expect(offersOf(told).map(({ at }) => at.kind)).toContain('tackle');
        }
    },
  );

  it.each([
    [20, 65, 38, 0],
    [30, 20, 41, 0],
    [0, 20, 41, 45],
    [60, 40, 41, 0],
    [10, 65, 40, 45],
  ])('asks even where hardly a step reaches it (turned by %d, at %d degrees, %d mm, rival by %d)', async (...case_) => {
    const [yawDeg, deg, mm, rivalsYawDeg] = case_;
    const stands = { mine: pieceId('0-S1'), rival: pieceId('1-M1'), yawDeg, rivalsYawDeg };
    const { told, expected, lacks } = await dragged(mm / strideMm(stands.mine), deg, 20, stands);
    expect(lacks).toBeNull();
    expect(expected).toMatchObject({ kind: 'touches', pieces: [stands.rival] });
    expect(offersOf(told).map(({ at }) => at.kind)).toContain('tackle');
  });

  it.each(SIDES)('says how many steps it is too far for that, at %d degrees', async (deg) => {
    for (const strides of [2, 3, 5])
      for (const upMm of [4, 22]) {
        const { told, expected, lacks } = await dragged(strides, deg, upMm);
        expect(expected).toMatchObject({ lackSteps: Math.ceil((lacks ?? 0) / strideMm(MINE)) });
        expect(lacks).toBeGreaterThan(0);
        expect(offersOf(told).map(({ at }) => at.kind)).not.toContain('tackle');
      }
  });
});
