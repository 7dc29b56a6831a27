import { describe, expect, it } from 'vitest';
import { azimuthDeg, turnDeg } from '#play/input/azimuth.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { onLevel, type Ray } from '#play/input/ray.ts';
import { COMFORTABLE_RAD } from '#play/traction/input/swingDrag.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { cornerAt, type Standing } from '#games/traction/standing.ts';
import { CORNERS, type Corner } from '#sim/gesture/gesture.ts';
import type { PieceId } from '#sim/ids.ts';
import { toTable } from '#sim/world/pose.ts';
import { normalizeOr, sub, UNIT_Y, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { surfaceOf } from '#sim/surfaces.ts';
import { fingersOver } from '../../../app/input/fingers.ts';
import { must } from '../../../games/traction/support.ts';
import { FRAME_S, own, PLAN, sessionAtTable, untilStill } from '../../../app/tables/traction/session/sessionAtTable.ts';
import { around, hook, TIP_S, trembling, type Way } from './ways.ts';

// Where the pointer is on the screen it is on the line from the eye through the table, here without a screen.

/** About where the eye of the first chair is at first. */
const EYE = vec3(0, 0.45, 0.65);

/** How far the pointer and the body may be apart, degrees; only a hand that is too slow for it lets it be further. */
const MEDIAN_DEG = 5;
const MOST_DEG = 30;

const through = (point: Vec3): Ray => ({ origin: EYE, direction: normalizeOr(sub(point, EYE), UNIT_Y) });

/** Takes a piece at its tip and leads it along the way; how far the body is from the pointer while the corner holds. */
function swing(session: Session, piece: PieceId, corner: Corner, way: Way): readonly number[] {
  const spec = pyramidOf(piece);
  const standing = standingOf(session, piece);
  const pivot = cornerAt(spec, standing, corner);
  // The tip of a comfortably tipped piece: there the pointer's way is, and the pivot is looked at.
  const level = spec.height * Math.cos(COMFORTABLE_RAD) + (spec.base / Math.SQRT2) * Math.sin(COMFORTABLE_RAD);
  const seenAt = (point: Vec3): PlaceMm => {
    const place = onLevel(through(point), level);
    if (place === null) throw new Error('the eye looks down');
    return place;
  };
  const part = (local: Vec3): Vec3 => {
    const pose = session.shown.poseOf(piece);
    if (!pose) throw new Error('no piece');
    return toTable(pose, local);
  };
  const tip = (): Vec3 => part(vec3(0, spec.height, 0));
  const base = spec.vertices[CORNERS.indexOf(corner)] ?? vec3(0, 0, 0);
  const slidMm = (): number => Math.hypot(1000 * part(base).x - pivot.xMm, 1000 * part(base).z - pivot.zMm);
  const azimuth = ({ xMm, zMm }: PlaceMm): number => azimuthDeg({ xMm: xMm - pivot.xMm, zMm: zMm - pivot.zMm });

  const fingers = fingersOver(session);
  const ray = ({ xMm, zMm }: PlaceMm): Ray => through(vec3(xMm / 1000, level, zMm / 1000));
  // A hand takes the tip where it is, and comes onto its way while it tips the piece.
  const start = seenAt(tip());
  const first = placeAt(pivot, standing, way, 0);
  const beside = { xMm: start.xMm - first.xMm, zMm: start.zMm - first.zMm };
  expect(fingers.down({ id: 1, ray: through(tip()) })).toBe('ours');
  const apart: number[] = [];
  let at = start;
  for (let frame = 1; frame * FRAME_S <= way.seconds; frame += 1) {
    const still = 1 - Math.min(1, (frame * FRAME_S) / TIP_S);
    const off = trembling(frame, way.jitterMm ?? 0);
    const next = placeAt(pivot, standing, way, frame * FRAME_S);
    at = { xMm: next.xMm + still * beside.xMm + off.x, zMm: next.zMm + still * beside.zMm + off.y };
    fingers.move({ id: 1, ray: ray(at) });
    session.advance(FRAME_S);
    const isHeld = session.store.getState().stage === 'moving' && slidMm() < 1;
    if (isHeld) apart.push(Math.abs(turnDeg(azimuth(at), azimuth(seenAt(tip())))));
  }
  fingers.up({ id: 1, ray: ray(at) });
  untilStill(session);
  return apart;
}

function standingOf(session: Session, piece: PieceId): Standing {
  const standing = session.touch.standing(piece);
  if (!standing) throw new Error(`${piece} stands on the table`);
  return standing;
}

function placeAt(pivot: PlaceMm, home: PlaceMm, { at }: Way, seconds: number): PlaceMm {
  const { away, turnedDeg } = at(seconds);
  const [dx, dz] = [home.xMm - pivot.xMm, home.zMm - pivot.zMm];
  const turn = (turnedDeg * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return { xMm: pivot.xMm + away * (dx * cos + dz * sin), zMm: pivot.zMm + away * (dz * cos - dx * sin) };
}

/** A match with a free hand on felt. */
async function inHand(name: string): Promise<Session> {
  const surface = must(surfaceOf('felt'));
  const session = await sessionAtTable({}, { ...PLAN, setup: { ...PLAN.setup, surface } });
  session.commands.setHandMode('free');
  session.commands.choose(own(session, name)); // or the first press would only bring the eye near
  return session;
}

const rulings = (session: Session): readonly string[] => session.store.getState().rulings.map(({ code }) => code);
const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;

describe('the body of a piece in a free hand lies where the pointer is, as seen from the corner by the eye', () => {
  it.each<readonly [name: string, piece: string, way: Way]>([
    ['towards the corner and no further', 'L1', around(0, 0.5)],
    ['half around', 'S1', around(180, 1.5)],
    ['half around, quickly', 'M1', around(-150, 0.9)],
    ['half around, as quickly as a hand turns', 'M1', around(-150, 0.8)],
    ['a third around, slowly', 'S1', around(120, 2.5)],
    ['too far and back', 'L1', hook(-120, 1.5)],
    ['half around, with a tremble', 'S1', { ...around(180, 1.5), jitterMm: 1.5 }],
  ])('%s', async (_, name, way) => {
    const session = await inHand(name);
    const angles = swing(session, own(session, name), 'D', way);
    expect(angles.length).toBeGreaterThan(30);
    expect(medianOf(angles)).toBeLessThan(MEDIAN_DEG);
    expect(Math.max(...angles)).toBeLessThan(MOST_DEG);
    expect(rulings(session)).toEqual([]);
  });
});

describe('a free hand', () => {
  it('goes a legal walk of four steps on felt: towards a corner, half around it and let go, four times', async () => {
    const session = await inHand('S1');
    for (const [i, corner] of (['D', 'B', 'D', 'B'] as const).entries()) {
      swing(session, own(session, 'S1'), corner, around(180, 1.2));
      await Promise.resolve(); // the action ends by itself after its last step
      expect({ step: i + 1, rulings: rulings(session) }).toEqual({ step: i + 1, rulings: [] });
    }
    const { lastAction } = session.store.getState();
    expect(lastAction?.events.map(({ type }) => type)).toEqual(['walked']);
    expect(lastAction?.report?.steps).toHaveLength(4);
  });

  it('slides or drops a piece that it circles wildly', async () => {
    const session = await inHand('L1');
    const turns = 2 * Math.PI * 3;
    swing(session, own(session, 'L1'), 'D', {
      seconds: 2,
      at: (s) => ({ away: Math.sin(turns * s), turnedDeg: 200 * Math.sin(turns * 0.7 * s) }),
    });
    expect(rulings(session).some((code) => code === 'pivot-slide' || code === 'fall')).toBe(true);
  });
});
