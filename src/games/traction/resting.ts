import type { RefereeReport } from '../../referee/report.ts';
import type { PieceId } from '../../sim/ids.ts';
import type { PiecePlacement } from '../../sim/layout.ts';
import type { RestingPiece } from '../../sim/trace/events.ts';
import { moveTo, pieceOn } from './board.ts';
import { placement } from './quantise.ts';
import type { Board } from './state.ts';

/** Less than this is how pieces at rest settle, not that somebody moved them (mm, degrees; at most 0.003 mm in a minute was measured). */
const SETTLED_MM = 0.01;
const SETTLED_DEG = 0.05;

/**
 * The board with the mover where it was set down and what it jiggled where that came to rest (TR-27). All others stay
 * exactly where they were: a match must not creep. The win stops a piece in mid-step (TR-32); it is drawn on its base.
 */
export function asItRests<B extends Board>(board: B, report: RefereeReport, moved: readonly PieceId[]): B {
  return moved.reduce<B>((next, id) => {
    const before = pieceOn(next, id);
    const rests = report.resting.find((r) => r.id === id);
    return before === undefined || rests === undefined ? next : moveTo(next, restingPlace(rests));
  }, board);
}

const restingPlace = ({ id, xMm, zMm, yawDeg, pose }: RestingPiece): PiecePlacement =>
  placement(id, xMm, zMm, yawDeg, pose === 'tilted' ? 'upright' : pose);

/** Pieces that the referee says were moved, though not beyond tolerance. */
export const jiggled = (report: RefereeReport): readonly PieceId[] =>
  [...new Set(report.rulings.flatMap(({ code, piece }) => (code === 'jiggle' ? [piece] : [])))].sort();

/** Pieces other than `besides` that are no longer where they were, and so have to be put back. */
export function displaced(board: Board, report: RefereeReport, besides: readonly PieceId[]): readonly PieceId[] {
  return report.resting.filter((r) => !besides.includes(r.id) && isDisplaced(board, r)).map((r) => r.id).sort();
}

function isDisplaced(board: Board, now: RestingPiece): boolean {
  const before = pieceOn(board, now.id);
  if (before === undefined) return false;
  return now.pose !== before.pose || now.movedMm >= SETTLED_MM || now.turnedDeg >= SETTLED_DEG;
}
