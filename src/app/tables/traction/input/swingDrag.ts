import type { Corner } from '../../../../sim/gesture/gesture.ts';
import type { PyramidSpec } from '../../../../sim/pyramid.ts';
import type { Swing } from '../session/liveHand.ts';
import type { PlaceMm } from '../../../input/placeMm.ts';
import { cornerAt, type Standing } from '../session/standing.ts';
import { azimuthDeg, minus, sizeMm, turnDeg } from '../../../input/azimuth.ts';
import { cornerTowards, halfDiagonalMm } from './corners.ts';

/**
 * A free hand: pulling tips the piece over the corner that lies that way, and once it is tipped, going around that
 * corner swivels it. Near the corner and far from it the turn is the same; further away it is finer.
 */
export interface SwingDrag extends Swing {
  readonly spec: PyramidSpec;
  readonly standing: Standing;
  readonly start: PlaceMm;
  readonly corner: Corner | null; // null until it has been pulled far enough to tell
  readonly tipped: number; // share of the comfortable tilt, 0 to 1; never comes back but by letting go
  readonly azimuth: number | null; // of the pointer from the corner; null where it is too near to have one
  readonly leastMm: number; // pulled by less than this, it was only touched
}

const BEGINS_MM = 2;
/**
 * House values. A comfortable tilt leads a base edge, not a side, into what it meets; beyond 0.38 rad the tip is past
 * the corner.
 */
export const COMFORTABLE_RAD = 0.24;
const FURTHEST_RAD = 1.1;
/**
 * In half diagonals of the base: to be pulled for the comfortable tilt; too near for a direction; as far as it stays
 * comfortable; as far as it goes.
 */
const PULL = 0.9;
const BLIND = 0.45;
const COMFORT = 5;
const TOO_FAR = 8;

/** `slackMm`: how far a finger strays that does not mean to move, on this level. */
export const beginSwing = (spec: PyramidSpec, standing: Standing, start: PlaceMm, slackMm = 0): SwingDrag => ({
  spec,
  standing,
  start,
  corner: null,
  tipped: 0,
  azimuth: null,
  tiltRad: 0,
  swivelDeg: 0,
  leastMm: Math.max(BEGINS_MM, slackMm),
});

export function dragSwing(drag: SwingDrag, at: PlaceMm): SwingDrag {
  const pull = minus(at, drag.start);
  const corner =
    drag.corner ?? (sizeMm(pull) < drag.leastMm ? null : cornerTowards(drag.spec, drag.standing.yawDeg, pull));
  if (corner === null) return drag;
  const size = halfDiagonalMm(drag.spec);
  const tipped = Math.max(drag.tipped, Math.min(1, sizeMm(pull) / (PULL * size)));
  const arm = minus(at, cornerAt(drag.spec, drag.standing, corner));
  const tiltRad = COMFORTABLE_RAD * tipped + strain(sizeMm(arm) / size);
  return { ...drag, corner, tipped, tiltRad, ...turned(drag, tipped, arm, BLIND * size) };
}

/** Further tilt, rad, from pulling too far away: a player is free to tip a piece over. */
function strain(away: number): number {
  const share = Math.max(0, Math.min(1, (away - COMFORT) / (TOO_FAR - COMFORT)));
  return (FURTHEST_RAD - COMFORTABLE_RAD) * share;
}

function turned(
  drag: SwingDrag,
  tipped: number,
  arm: PlaceMm,
  blindMm: number,
): Pick<SwingDrag, 'azimuth' | 'swivelDeg'> {
  if (tipped < 1 || sizeMm(arm) < blindMm) return { azimuth: null, swivelDeg: drag.swivelDeg };
  const azimuth = azimuthDeg(arm);
  const turn = drag.azimuth === null ? 0 : turnDeg(drag.azimuth, azimuth);
  return { azimuth, swivelDeg: drag.swivelDeg + turn };
}
