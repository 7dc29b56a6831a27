import type { Corner } from '#sim/gesture/gesture.ts';
import type { PyramidSpec } from '#sim/pyramid.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { cornerAt, type Standing } from '#games/traction/standing.ts';
import { azimuthDeg, minus, plus, sizeMm, turnDeg } from '#play/input/azimuth.ts';
import { cornerTowards } from './corners.ts';
import { MOST_SWIVEL_DEG } from '#games/traction/variants.ts';

/**
 * Aiming at a step by dragging a piece to where it should go: the way one pulls says which corner, and then the piece
 * follows the pointer around that corner. Places are on the level where the piece was touched, mm.
 */
export interface AimDrag {
  readonly spec: PyramidSpec;
  readonly standing: Standing;
  readonly start: PlaceMm;
  /** The corner by whose letter it was taken; null where the pull says which. */
  readonly by: Corner | null;
  /** Null until it has been pulled far enough to tell. */
  readonly corner: Corner | null;
  readonly swivelDeg: number; // unwrapped, -360 to 360
  readonly azimuth: number; // of the piece's centre from the corner, as it was last seen
  readonly leastMm: number; // pulled by less than this, it was only touched
}

const BEGINS_MM = 3;
/** A step that swivels by less was hardly meant: letting go leaves it aimed at. */
const MEANT_DEG = 3;
/** A pointer this close to the pivot has no direction. */
const BLIND_MM = 1.5;

/** `slackMm`: how far a finger strays that does not mean to move, on this level. */
export const beginAim = (
  spec: PyramidSpec,
  standing: Standing,
  start: PlaceMm,
  slackMm = 0,
  by: Corner | null = null,
): AimDrag => ({
  spec,
  standing,
  start,
  by,
  corner: null,
  swivelDeg: 0,
  azimuth: 0,
  leastMm: Math.max(BEGINS_MM, slackMm),
});

/** Whether letting go now means that the step is to be done. */
export const isMeant = ({ corner, swivelDeg }: AimDrag): boolean => corner !== null && Math.abs(swivelDeg) >= MEANT_DEG;

export function dragAim(drag: AimDrag, at: PlaceMm): AimDrag {
  const pull = minus(at, drag.start);
  if (sizeMm(pull) < drag.leastMm) return beginAim(drag.spec, drag.standing, drag.start, drag.leastMm, drag.by);
  if (drag.corner !== null) return follow(drag, pull);
  return follow(pickUp(drag, drag.by ?? cornerTowards(drag.spec, drag.standing.yawDeg, pull)), pull);
}

function pickUp(drag: AimDrag, corner: Corner): AimDrag {
  const pivot = cornerAt(drag.spec, drag.standing, corner);
  return { ...drag, corner, swivelDeg: 0, azimuth: azimuthDeg(minus(drag.standing, pivot)) };
}

/** The centre goes where it is pulled, as far as the corner lets it: around. */
function follow(drag: AimDrag, pull: PlaceMm): AimDrag {
  if (drag.corner === null) return drag;
  const pivot = cornerAt(drag.spec, drag.standing, drag.corner);
  const arm = minus(plus(drag.standing, pull), pivot);
  if (sizeMm(arm) < BLIND_MM) return drag;
  const azimuth = azimuthDeg(arm);
  const swivelDeg = drag.swivelDeg + turnDeg(drag.azimuth, azimuth);
  return { ...drag, azimuth, swivelDeg: Math.max(-MOST_SWIVEL_DEG, Math.min(MOST_SWIVEL_DEG, swivelDeg)) };
}
