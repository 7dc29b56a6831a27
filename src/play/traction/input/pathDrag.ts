import type { StepCommand } from '#sim/assist/assist.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { afterStep, cornerAt, type Standing } from '#games/traction/standing.ts';
import { minus, plus, sizeMm } from '#play/input/azimuth.ts';
import { beginAim, dragAim, isMeant, type AimDrag } from './aimDrag.ts';
import { halfDiagonalMm } from './corners.ts';

/** A walk that is dragged in one go: steps that the piece was pulled past, and the one that it is pulled to now. */
export interface PathDrag {
  readonly past: readonly AimDrag[];
  readonly now: AimDrag;
}

/** A way of several steps as orders to a hand. */
export interface PathAim {
  /** Before the last. */
  readonly path: readonly StepCommand[];
  readonly aim: StepCommand;
}

/**
 * Pulled so far beyond where the step now lands, the piece goes on to the next one; pulled back so near to where that
 * one begins, it takes it back. In half diagonals of the base (house values): the second is smaller, so that a hand
 * that trembles between both changes nothing.
 */
const ON = 1;
const BACK = 0.5;

export const beginPath = (now: AimDrag): PathDrag => ({ past: [], now });

/** `mayPass`: whether a step may be one of several; the hand stops for others. */
export function dragPath(
  path: PathDrag,
  at: PlaceMm,
  most: number,
  mayPass: (from: Standing, step: StepCommand) => boolean,
): PathDrag {
  const back = takenBack(path, at);
  const now = dragAim(back.now, at);
  const step = commandOf(now);
  const isLast = back.past.length + 1 >= most;
  if (isLast || step === null || beyondMm(now, at) <= ON * halfDiagonalMm(now.spec)) return { past: back.past, now };
  if (!mayPass(now.standing, step)) return { past: back.past, now };
  return dragPath({ past: [...back.past, now], now: beginAfter(now, step) }, at, most, mayPass);
}

/** Null until it has been pulled far enough to tell. */
export function aimOf({ past, now }: PathDrag): PathAim | null {
  const steps = [...past, now].flatMap((drag) => commandOf(drag) ?? []);
  const aim = steps.at(-1);
  return aim === undefined ? null : { path: steps.slice(0, -1), aim };
}

/** The step that is aimed at now, after those that it was pulled past. */
export const stepOf = ({ now }: PathDrag): StepCommand | null => commandOf(now);

/** Where the middle of the piece is pulled to by the step that is aimed at now. */
export const pulledTo = ({ now }: PathDrag, at: PlaceMm): PlaceMm => targetOf(now, at);

/** Whether letting go now means that it is to be done. */
export const isPathMeant = ({ past, now }: PathDrag): boolean => past.length > 0 || isMeant(now);

function takenBack(path: PathDrag, at: PlaceMm): PathDrag {
  const isAtStart = (drag: AimDrag): boolean =>
    sizeMm(minus(targetOf(drag, at), drag.standing)) <= BACK * halfDiagonalMm(drag.spec);
  const [first] = path.past;
  const before = path.past.at(-1);
  if (first === undefined || before === undefined) return path;
  if (isAtStart(first)) return { past: [], now: first }; // in one jump, too
  return isAtStart(path.now) ? takenBack({ past: path.past.slice(0, -1), now: before }, at) : path;
}

const commandOf = ({ corner, swivelDeg }: AimDrag): StepCommand | null =>
  corner === null ? null : { corner, swivelDeg: Math.round(swivelDeg) };

/** Where the middle of the piece is pulled to. */
const targetOf = ({ standing, start }: AimDrag, at: PlaceMm): PlaceMm => plus(standing, minus(at, start));

/** How far that is beyond the circle on which the step can land. */
function beyondMm(drag: AimDrag, at: PlaceMm): number {
  if (drag.corner === null) return 0;
  const pivot = cornerAt(drag.spec, drag.standing, drag.corner);
  return sizeMm(minus(targetOf(drag, at), pivot)) - halfDiagonalMm(drag.spec);
}

/** The next step begins where this one lands, under the same pull. */
function beginAfter(drag: AimDrag, { corner, swivelDeg }: StepCommand): AimDrag {
  const landing = afterStep(drag.spec, drag.standing, corner, swivelDeg);
  return beginAim(drag.spec, landing, plus(minus(landing, drag.standing), drag.start), drag.leastMm);
}
