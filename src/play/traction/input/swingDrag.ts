import { sin, cos, atan2, acos, hypot } from '#sim/maths/trig.ts';
import type { Corner } from '#sim/gesture/gesture.ts';
import type { PyramidSpec } from '#sim/pyramid.ts';
import type { Swing } from '../session/liveHand.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { cornerAt, type Standing } from '#games/traction/standing.ts';
import { azimuthDeg, minus, plus, sizeMm, turnDeg } from '#play/input/azimuth.ts';
import { cornerTowards, halfDiagonalMm } from './corners.ts';

/**
 * A free hand: the finger stays on the piece where it touched it. Moving towards a corner tips the piece over that
 * corner; from then on the body lies where the finger is, as seen from the corner: going around the corner swings it,
 * and further out the same way of the finger turns it by less. Over the corner and past it the piece leans over too
 * far, and falls. Places are on the level where the piece was touched, mm.
 */
export interface SwingDrag extends Swing {
  readonly spec: PyramidSpec;
  readonly standing: Standing;
  readonly start: PlaceMm;
  /** The corner by whose letter it was taken; null where the pull says which. */
  readonly by: Corner | null;
  /** Height over the table at which the finger touched the standing piece, mm. */
  readonly levelMm: number;
  /** Of the grip, mm: the higher, the further the finger goes until the piece is tipped. */
  readonly gripMm: number;
  /** Null until it has been pulled far enough to tell. */
  readonly corner: Corner | null;
  /** Where the finger is from the corner; null until it leads. */
  readonly around: Around | null;
  /** Pulled by less than this, it was only touched. */
  readonly leastMm: number;
}

/** A finger that leads a tipped piece around its corner. */
interface Around {
  readonly arm: PlaceMm;
  /** Of the body from the corner, degrees: where the finger is, or opposite to it once it has passed the corner. */
  readonly azimuth: number;
  readonly passed: boolean;
}

const BEGINS_MM = 2;
/** House value. A comfortable tilt leads a base edge, not a side, into what it meets. */
export const COMFORTABLE_RAD = 0.24;
/** House value. By then any piece falls by itself. */
const FURTHEST_RAD = 1.1;
/** House value, as a share of the height. A finger lower down would have no way to go until the piece is tipped. */
const LOWEST_GRIP = 0.6;
/** House value, a share of the way to a comfortable tilt. From here on the finger leads, and the hand tips the rest. */
const LEADS = 0.6;
/** House value, in half diagonals of the base. Nearer to the corner a finger has no direction. */
const BLIND = 0.2;

/** `slackMm`: how far a finger strays that does not mean to move, on this level; `levelMm`: the level's height. */
export const beginSwing = (
  spec: PyramidSpec,
  standing: Standing,
  start: PlaceMm,
  levelMm: number,
  slackMm = 0,
  by: Corner | null = null,
): SwingDrag => ({
  spec,
  by,
  standing,
  start,
  levelMm,
  gripMm: Math.max(LOWEST_GRIP * spec.height * 1000, levelMm),
  corner: null,
  around: null,
  tiltRad: 0,
  swivelDeg: 0,
  leastMm: Math.max(BEGINS_MM, slackMm),
});

/**
 * How high over the table the touched place of the piece is by now, mm. A finger's ray meets the piece there, and no
 * more where it met it standing: tipping a piece lifts its tip.
 */
export function levelNowMm({ spec, levelMm, tiltRad }: SwingDrag): number {
  const lifted = levelMm * cos(COMFORTABLE_RAD) + halfDiagonalMm(spec) * sin(COMFORTABLE_RAD);
  return levelMm + (lifted - levelMm) * Math.min(1, tiltRad / COMFORTABLE_RAD);
}

export function dragSwing(drag: SwingDrag, at: PlaceMm): SwingDrag {
  const pull = minus(at, drag.start);
  const corner =
    drag.corner ??
    (sizeMm(pull) < drag.leastMm ? null : (drag.by ?? cornerTowards(drag.spec, drag.standing.yawDeg, pull)));
  if (corner === null) return drag;
  const held = { ...drag, corner };
  const way = wayOf(held, cornerAt(drag.spec, drag.standing, corner));
  const arm = plus(minus(at, way.pivot), way.offset);
  return drag.around === null ? tipped(held, way, arm, pull) : led(held, drag.around, arm);
}

/** Tipping a piece over one of its corners. */
interface Way {
  readonly pivot: PlaceMm;
  /** The direction from the corner to where the piece stands, of length 1. */
  readonly home: PlaceMm;
  /** From the corner to the grip, as the piece stands and as it is tipped comfortably, mm. */
  readonly fromMm: number;
  readonly toMm: number;
  /** How far the finger goes until the piece is tipped. */
  readonly lengthMm: number;
  /** A finger that went down nearer to the corner than the piece's axis counts as so much further out. */
  readonly offset: PlaceMm;
}

function wayOf(drag: SwingDrag, pivot: PlaceMm): Way {
  const arm = minus(drag.standing, pivot);
  const fromMm = sizeMm(arm);
  const home = times(1 / fromMm, arm);
  const toMm = awayMm(drag, COMFORTABLE_RAD);
  const fingerMm = along(home, minus(drag.start, pivot));
  const offset = times(Math.max(0, fromMm - fingerMm), home);
  return { pivot, home, fromMm, toMm, lengthMm: Math.max(fromMm, fingerMm) - toMm, offset };
}

/**
 * The grip goes towards the corner by as much as the finger goes, which may already go around; it does not turn yet.
 * Where the finger has touched the piece beside
 * its axis, that is made up for on the way: in the end it is over the grip.
 */
function tipped(drag: SwingDrag, way: Way, arm: PlaceMm, pull: PlaceMm): SwingDrag {
  const towardsCorner = along(way.home, pull) < 0;
  const share = towardsCorner ? Math.min(1, sizeMm(pull) / way.lengthMm) : 0;
  if (share < LEADS) return { ...drag, tiltRad: tiltAt(drag, way.fromMm - share * (way.fromMm - way.toMm)) };
  return led(drag, { arm: minus(arm, pull), azimuth: azimuthDeg(way.home), passed: false }, arm);
}

/** A finger too near to the corner for a direction turns nothing; what counts there is how far it is on which side. */
function led(drag: SwingDrag, before: Around, arm: PlaceMm): SwingDrag {
  const blindMm = BLIND * halfDiagonalMm(drag.spec);
  // Seen once a frame a finger may be on the other side without ever having been seen near.
  const beside = along(towards(before.azimuth), arm);
  const passed = nearestMm(before.arm, arm) < blindMm ? beside < 0 : before.passed;
  if (sizeMm(arm) < blindMm) return { ...drag, tiltRad: tiltAt(drag, beside), around: { ...before, arm, passed } };
  const azimuth = azimuthDeg(passed ? times(-1, arm) : arm);
  const away = passed ? -sizeMm(arm) : sizeMm(arm);
  return {
    ...drag,
    tiltRad: Math.max(COMFORTABLE_RAD, tiltAt(drag, away)),
    swivelDeg: drag.swivelDeg + turnDeg(before.azimuth, azimuth),
    around: { arm, azimuth, passed },
  };
}

const times = (k: number, { xMm, zMm }: PlaceMm): PlaceMm => ({ xMm: k * xMm, zMm: k * zMm });
const along = (direction: PlaceMm, { xMm, zMm }: PlaceMm): number => direction.xMm * xMm + direction.zMm * zMm;
/** The direction of an azimuth, of length 1. */
function towards(azimuth: number): PlaceMm {
  const rad = (azimuth * Math.PI) / 180;
  return { xMm: cos(rad), zMm: -sin(rad) };
}

/** How far from the corner the grip is at this tilt, seen from above; negative beyond it. */
const awayMm = ({ spec, gripMm }: SwingDrag, tiltRad: number): number =>
  halfDiagonalMm(spec) * cos(tiltRad) - gripMm * sin(tiltRad);

/** The tilt at which it is so far. */
function tiltAt({ spec, gripMm }: SwingDrag, away: number): number {
  const half = halfDiagonalMm(spec);
  const share = Math.max(-1, Math.min(1, away / hypot(half, gripMm)));
  return Math.max(0, Math.min(FURTHEST_RAD, acos(share) - atan2(gripMm, half)));
}

/** How near the straight way between two places comes to the origin. */
function nearestMm(from: PlaceMm, to: PlaceMm): number {
  const way = minus(to, from);
  const size = sizeMm(way);
  if (size === 0) return sizeMm(from);
  const share = Math.max(0, Math.min(1, -(from.xMm * way.xMm + from.zMm * way.zMm) / (size * size)));
  return sizeMm(plus(from, { xMm: share * way.xMm, zMm: share * way.zMm }));
}
