import type { RefereeReport } from './referee/report.ts';
import { movedPiece } from './referee/ruling.ts';
import { isPiece, type PieceId } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import type { RestingPiece } from '#sim/trace/events.ts';
import { moveTo } from './board.ts';
import { placement } from './placement.ts';
import type { Board } from './state.ts';

/** Pieces at rest settle by less than this without a touch (mm, degrees; at most 0.003 mm in a minute was measured). */
const SETTLED_MM = 0.01;
const SETTLED_DEG = 0.05;

/**
 * The board with the mover where it was set down. All others stay exactly where they were: what was jiggled leaves no
 * trace (TR-54), so that many touches carry a piece nowhere. A win stops a piece in mid-step (TR-32): it is drawn on
 * its base.
 */
export function asItRests<B extends Board>(board: B, report: RefereeReport): B {
  const rests = report.resting.find((r) => r.id === report.mover);
  if (rests === undefined) throw new Error(`the referee does not say where ${report.mover} rests`);
  return moveTo(board, restingPlace(rests));
}

const restingPlace = ({ id, xMm, zMm, yawDeg, pose }: RestingPiece): PiecePlacement =>
  placement(id, xMm, zMm, yawDeg, pose === 'tilted' ? 'upright' : pose);

/** Pieces that the referee says were moved, though not beyond tolerance (TR-27): they are put back (TR-54). */
export const jiggled = (report: RefereeReport): readonly PieceId[] =>
  sortedOnce(report.rulings.flatMap((ruling) => (ruling.code === 'jiggle' ? [movedPiece(ruling)] : [])));

/** Pieces other than the mover that were touched or moved, and so have to be put back (TR-50). */
export function disturbed(report: RefereeReport): readonly PieceId[] {
  const touched = report.rulings.flatMap(({ other }) => (other !== null && isPiece(other) ? [other] : []));
  return sortedOnce([...touched, ...displaced(report)]).filter((id) => id !== report.mover);
}

/** Pieces that are no longer where they were. */
export const displaced = (report: RefereeReport): readonly PieceId[] =>
  sortedOnce(report.resting.filter(isDisplaced).map((r) => r.id));

const isDisplaced = ({ pose, startPose, movedMm, turnedDeg }: RestingPiece): boolean =>
  pose !== startPose || movedMm >= SETTLED_MM || turnedDeg >= SETTLED_DEG;

const sortedOnce = (ids: readonly PieceId[]): readonly PieceId[] => [...new Set(ids)].sort();
