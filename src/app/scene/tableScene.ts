import type { ReactNode } from 'react';
import type { CameraView } from '#play/session/camera.ts';
import type { Point2, Polygon2 } from '#sim/geometry/footprint.ts';
import type { PieceId } from '#sim/ids.ts';
import type { PointMm } from '#sim/trace/events.ts';
import type { PadPlacement } from '#sim/layout.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';
import type { SeatIndex } from '#play/seatLooks.ts';
import type { RulerDesk } from '#play/ruler/ruler.ts';
import type { PieceState } from './looks/pieceStates.ts';
import type { DrawnTable } from '#play/table/drawn.ts';
import type { InSight, Shot } from './framing.ts';
import type { InHand, Ways } from './shots.ts';

/** Where a piece stood on its way. Millimetres. */
export interface Footprints {
  readonly seat: SeatIndex; // its look
  readonly sign: string; // what its owner calls the piece
  /** The outline at every place where it stood and stands no more, the oldest first. */
  readonly outlines: readonly Polygon2[];
  /** From each to the next, and to where it stands now if that is where it went. */
  readonly path: readonly Point2[];
}

/** Footprints of a table on which nothing walks; always the same list, as readers of footprints compare them. */
export const NO_FOOTPRINTS: readonly Footprints[] = [];

/** Of scenery without pads, on which nothing walks. */
export const UNMARKED = { pads: [], footprints: () => NO_FOOTPRINTS } as const;

/** Things on a table and their looks, which a game makes of a position. The drawn table says where they are. */
export interface Scenery {
  /** Side of the square table top, m. */
  readonly tableM: number;
  /** The part of the table that an eye there has to see: corners of boxes around all that stands, m. */
  readonly stage: readonly Vec3[];
  /** As much of it as belongs into an upright picture, from a seat at that yaw; all of it unless it says so. */
  uprightStage?(yaw: number): readonly Vec3[];
  /** The place of the table that the picture is of: from one to another the eye does not fly, it is a cut. */
  readonly place?: string;
  /** Where another window has its things elsewhere: a place of this picture as all windows know it, and back. */
  readonly laid?: { everywhere(here: Vec3): Vec3; here(everywhere: Vec3): Vec3 };
  /** How the usual view may look at it; so that what is written on it stays upright, unless it says so. */
  readonly ways?: Ways;
  /** Half the side of the square around the middle that is played on, m. */
  readonly playRadiusM: number;
  /** From the middle of the table to each seat, rad of yaw; seat 0 sits at +z. */
  readonly seatYaws: readonly number[];
  readonly pieces: readonly PieceId[];
  readonly pads: readonly PadPlacement[];
  /** The surface and everything on it that never moves. */
  readonly top: ReactNode;
  /**
   * Footprints of the pieces moved in the last turn. Worked out when it is asked for, once: the same list every time.
   */
  footprints(): readonly Footprints[];
  /** A piece standing at the origin. */
  drawPiece(piece: PieceId, state: PieceState): ReactNode;
}

/** A place where a ruling fell, and whether it was a fault. */
export interface Flash {
  /** The same for the same ruling from picture to picture. */
  readonly key: string;
  readonly at: PointMm;
  readonly fault: boolean;
}

/** The part of a scene that changes seldom. Plain, replaced, never mutated. */
export interface SceneState {
  readonly scenery: Scenery | null;
  readonly camera: CameraView;
  /** From whose chair `seat` looks. */
  readonly seat: number;
  /** The viewpoint that was placed by hand or shown; it outranks `camera` until that is chosen again. */
  readonly shot: Shot | null;
  /**
   * Corners of boxes around a thing that the camera shows from near by, free of panels, in any view, m. None unless a
   * scene says so.
   */
  readonly closeUp?: readonly Vec3[] | null;
  /** Shown with it wherever it stays large beside that. */
  readonly closeUpWith?: readonly Vec3[];
  /** From beside it unless a scene says so; from high up, nothing there hides its neighbour. */
  readonly closeUpFrom?: 'beside' | 'above';
  /** Around it walls may stand: the eye goes where none of them hides any of these places. */
  readonly closeUpClear?: InSight | null;
  /** A thing that is played: the seat's own view comes near to it. */
  readonly inHand?: InHand | null;
  /** Places on the table where something was just ruled, as they fall. */
  readonly flashes: readonly Flash[];
  /** How a piece looks now. */
  stateOf(piece: PieceId): PieceState;
}

/** Anything a scene can draw: a match being played, one that is replayed, a moment of it. */
export interface TableScene {
  readonly drawn: DrawnTable;
  /** The one of the scene; null for none. A scene that says nothing gets one, with keys and pointers of its own. */
  readonly ruler?: RulerDesk | null;
  /** The same object until something of it has changed. */
  getState(): SceneState;
  subscribe(changed: () => void): () => void;
  /**
   * Real time passes, before a picture is drawn. Returns whether the next one will differ. Long work asks `mayGoOn`
   * between two parts: no means that the rest has to wait for the next picture.
   */
  advance(seconds: number, mayGoOn: () => boolean): boolean;
  setCamera(view: CameraView): void;
}
