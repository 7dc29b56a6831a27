import type { StepCommand } from '#sim/assist/assist.ts';
import type { PieceId } from '#sim/ids.ts';
import { minimumJerk } from '#sim/maths/minimumJerk.ts';
import { fromYawDeg, rotate } from '#sim/maths/quat.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { minus } from '#play/input/azimuth.ts';
import { beginSwing, dragSwing } from '../input/swingDrag.ts';
import type { Session } from '../session/sessionTypes.ts';
import { cornerAt } from '#games/traction/standing.ts';

/**
 * So slow that an eye that looks for the first time sees each motion by itself, s (house values): the hand is on the
 * tip, tips the piece, stays, goes around (so long for half a turn, and no quicker than the least), stays, lets go.
 */
const HOLDS_S = 0.8;
const TIP_S = 1.2;
const TIPPED_S = 0.4;
const HALF_AROUND_S = 5;
const LEAST_AROUND_S = 1.5;
const STAYS_S = 0.6;
/** How far from the corner a pointer is that has tipped the piece, and how far out it then goes (shares of an arm). */
const TIPPED = 0.4;
const OUT = 1.2;

/**
 * A step by a free hand, as a pointer would lead it: taken at its tip, pulled towards the corner, led around it, let
 * go. Returns whether the hand could take hold.
 */
export function showOwnHand(session: Session, piece: PieceId, { corner, swivelDeg }: StepCommand): boolean {
  const { touch, store } = session;
  const spec = pyramidOf(piece);
  const standing = touch.standing(piece);
  if (standing === null || !touch.grab(piece, corner).ok) return false;
  const pivot = cornerAt(spec, standing, corner);
  const arm = minus(standing, pivot);
  const lasts = Math.max(LEAST_AROUND_S, (HALF_AROUND_S * Math.abs(swivelDeg)) / 180);
  const goesAround = HOLDS_S + TIP_S + TIPPED_S;
  let drag = beginSwing(spec, standing, standing, 1000 * spec.height, 0, corner);
  let ticks = 0;
  const stop = session.onTick(() => {
    ticks += 1;
    const seconds = ticks / TICK_HZ;
    const around = minimumJerk((seconds - goesAround) / lasts);
    const away = 1 - (1 - TIPPED) * minimumJerk((seconds - HOLDS_S) / TIP_S) + OUT * around;
    drag = dragSwing(drag, placeAround(pivot, arm, away, swivelDeg * around));
    touch.swing(drag);
    if (seconds > goesAround + lasts + STAYS_S) touch.letGo();
  });
  const gone = store.subscribe(({ stage }) => {
    if (stage === 'moving') return;
    stop();
    gone();
  });
  return true;
}

/** So many arms from the corner, turned so far counter-clockwise as seen from above. */
function placeAround(pivot: PlaceMm, { xMm, zMm }: PlaceMm, away: number, turnedDeg: number): PlaceMm {
  const arm = rotate(fromYawDeg(turnedDeg), vec3(xMm, 0, zMm));
  return { xMm: pivot.xMm + away * arm.x, zMm: pivot.zMm + away * arm.z };
}
