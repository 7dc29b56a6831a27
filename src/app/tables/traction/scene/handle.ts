import type { Camera } from 'three';
import type { PieceId } from '#sim/ids.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { toTable } from '#sim/world/pose.ts';
import { pixelOf, type Window } from '#app/scene/eye.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { cornerAt } from '#games/traction/standing.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';

/** Places on the screen, CSS pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/**
 * House values: as wide to touch as a fingertip (WCAG 2.5.5), drawn smaller, and so far below the piece that it lies on
 * neither the letter at its nearest corner nor the outline of a step in place.
 */
export const HANDLE_PX = 44;
export const DRAWN_PX = 30;
const BELOW_PX = HANDLE_PX / 2 + 34;
/** Where an assisted hand's finger would touch, as a share of the height; a free hand's is at the tip. */
const TOUCHED = { assisted: 0.4, free: 1 } as const;

/** The eye and the window that it fills. */
export interface Seen {
  readonly camera: Camera;
  readonly window: Window;
}

/** The piece for which a handle is shown: the chosen one, while it waits for a step or is under a hand that is led. */
export function handledPiece({ store }: Session): PieceId | null {
  const { intent, stage, bots, handMode } = store.getState();
  const isBots = (bots?.seat ?? null) !== null; // its hand is led by nobody here
  if (intent === null || intent.do === 'disturb' || isBots) return null;
  const isLed = stage === 'aiming' || stage === 'between-steps' || (stage === 'moving' && handMode === 'free');
  return isLed ? intent.piece : null;
}

/** The place of the piece that a pointer grips; null where it is not drawn. */
export function gripPixel(session: Session, piece: PieceId, { camera, window }: Seen): Pixel | null {
  const pose = session.shown.poseOf(piece);
  if (pose === null) return null;
  const { handMode } = session.store.getState();
  return pixelOf(camera, window, toTable(pose, vec3(0, TOUCHED[handMode] * pyramidOf(piece).height, 0)));
}

const onTable = ({ xMm, zMm }: PlaceMm): Vec3 => vec3(xMm / 1000, 0, zMm / 1000);

/** The middle of the handle below the piece where it stands. */
export function handlePixel(session: Session, piece: PieceId, seen: Seen): Pixel | null {
  const standing = session.touch.standing(piece);
  if (standing === null) return null;
  const { x } = pixelOf(seen.camera, seen.window, onTable(standing));
  const lowest = Math.max(
    ...CORNERS.map((corner) => {
      const at = onTable(cornerAt(pyramidOf(piece), standing, corner));
      return pixelOf(seen.camera, seen.window, at).y;
    }),
  );
  return { x, y: lowest + BELOW_PX };
}

export const NO_SHIFT: Pixel = { x: 0, y: 0 };

/** Whether a free hand that no pointer leads moves the piece: keys, a gamepad, or one that shows how. */
export function isLedByNoPointer({ store }: Session): boolean {
  const { stage, handMode, pointing } = store.getState();
  return stage === 'moving' && handMode === 'free' && !pointing;
}

/**
 * The middle of the ring: where the pointer is; on the place that a free hand grips, where no pointer leads it; for
 * fingers on the handle below the chosen piece.
 */
export function ringPixel(
  session: Session,
  piece: PieceId,
  seen: Seen,
  { finger, touched }: { readonly finger: Pixel | null; readonly touched: boolean },
): Pixel | null {
  if (finger !== null) return finger;
  if (isLedByNoPointer(session)) return gripPixel(session, piece, seen);
  return touched ? handlePixel(session, piece, seen) : null;
}

/**
 * How far from a finger the piece is gripped: by its handle at a constant distance, so that the finger hides nothing;
 * anywhere else right under the finger.
 */
export function shiftOf(session: Session, seen: Seen, finger: Pixel): Pixel {
  const piece = handledPiece(session);
  const handle = piece === null ? null : handlePixel(session, piece, seen);
  const grip = piece === null ? null : gripPixel(session, piece, seen);
  if (handle === null || grip === null) return NO_SHIFT;
  if (Math.hypot(finger.x - handle.x, finger.y - handle.y) > HANDLE_PX / 2) return NO_SHIFT;
  return { x: grip.x - finger.x, y: grip.y - finger.y };
}
