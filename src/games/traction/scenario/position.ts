import type { Path } from '#engine/files/jsonPath.ts';
import { misfit } from '#engine/files/misfit.ts';
import { contains, overlapDepth, pointInPolygon } from '#sim/geometry/footprint.ts';
import { place, squarePyramid, type Polyhedron } from '#sim/geometry/polyhedron.ts';
import { separatedBeyond } from '#sim/geometry/separatedBeyond.ts';
import { signedDistance } from '#sim/geometry/signedDistance.ts';
import { MOST_OVERLAP_MM, type PadPlacement, type PiecePlacement } from '#sim/layout.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { ok, type Result } from '#sim/result.ts';
import { outlineOfPad, outlineOfTable, supportOfPiece } from '#sim/world/outline.ts';
import { standingPose } from '#sim/world/standing.ts';
import type { Scenario } from './scenario.ts';
import { PLACING_SLACK_MM } from './support.ts';
import { say } from './texts.ts';

const MM = 1e-3;

type Position = Pick<Scenario, 'tableMm' | 'pads' | 'pieces'>;

/** Where a file keeps pads and pieces. */
export interface Places {
  readonly pads: Path;
  readonly pieces: Path;
}

const IN_SCENARIO: Places = { pads: ['pads'], pieces: ['pieces'] };

/** Whether everything could stand like this: nothing twice, nothing over an edge, nothing inside another. */
export function checkPosition(position: Position, at: Places = IN_SCENARIO): Result<null> {
  const { pads, pieces } = position;
  const checks = [
    () => firstOf(pads, (pad, i) => checkPad(position, pad, [...at.pads, i])),
    () => firstOf(pieces, (piece, i) => checkPiece(position, piece, [...at.pieces, i])),
    () => checkOverlaps(position, at.pieces),
  ];
  return firstOf(checks, (check) => check());
}

/** The first fault, or none. */
function firstOf<T>(items: readonly T[], check: (item: T, index: number) => Result<null>): Result<null> {
  for (const [i, item] of items.entries()) {
    const checked = check(item, i);
    if (!checked.ok) return checked;
  }
  return ok(null);
}

function checkPad({ tableMm, pads }: Position, pad: PadPlacement, at: Path): Result<null> {
  const before = pads.slice(0, pads.indexOf(pad));
  if (before.some((other) => other.seat === pad.seat))
    return misfit([...at, 'seat'], String(pad.seat), say.padOnce(pad.seat));
  const shown = say.padAt(pad.seat, pad.xMm, pad.zMm);
  const outline = outlineOfPad(pad);
  if (!contains(outlineOfTable(tableMm), outline, PLACING_SLACK_MM)) return misfit(at, shown, say.padOnTable(tableMm));
  const struck = before.find((other) => overlapDepth(outlineOfPad(other), outline) > PLACING_SLACK_MM);
  return struck ? misfit(at, shown, say.padsApart(struck.seat)) : ok(null);
}

function checkPiece(position: Position, piece: PiecePlacement, at: Path): Result<null> {
  const { tableMm, pieces } = position;
  if (pieces.slice(0, pieces.indexOf(piece)).some((other) => other.id === piece.id))
    return misfit([...at, 'id'], JSON.stringify(piece.id), say.pieceOnce);
  return standsOn(tableMm, piece) ? ok(null) : misfit(at, shownPiece(piece), say.pieceOnTable(tableMm));
}

/**
 * TR-37, TR-62: a match leaves an upright piece wherever the centre of its base is on the table; a flat one lies wholly
 * on it.
 */
function standsOn(tableMm: number, piece: PiecePlacement): boolean {
  const table = outlineOfTable(tableMm);
  if (piece.pose === 'upright') return pointInPolygon({ x: piece.xMm, z: piece.zMm }, table);
  return contains(table, supportOfPiece(piece), PLACING_SLACK_MM);
}

const shownPiece = (piece: PiecePlacement): string => say.pieceAt(piece.id, piece.xMm, piece.zMm);

function checkOverlaps({ pieces }: Position, at: Path): Result<null> {
  const solids = pieces.map(solidOf);
  return firstOf(pieces, (piece, i) =>
    firstOf(pieces.slice(0, i), (other, j) => {
      const depth = depthOf(solids[i], solids[j]);
      return depth > MOST_OVERLAP_MM * MM
        ? misfit([...at, i], shownPiece(piece), say.piecesApart(other.id, depth / MM))
        : ok(null);
    }),
  );
}

/** How deep two solids are in one another, m. */
function depthOf(a: Polyhedron | undefined, b: Polyhedron | undefined): number {
  if (a === undefined || b === undefined || separatedBeyond(a, b, 0)) return 0;
  return -signedDistance(a, b);
}

/** How deep two pieces would stand in one another, mm; 0 if they do not. */
export const overlapOf = (a: PiecePlacement, b: PiecePlacement): number =>
  Math.max(0, depthOf(solidOf(a), solidOf(b))) / MM;

/** On a pad as beside it: every piece stands on the plane y = 0. */
function solidOf(piece: PiecePlacement): Polyhedron {
  const spec = pyramidOf(piece.id);
  const { position, rotation } = standingPose(spec, piece, 0);
  return place(squarePyramid(spec.base, spec.height), position, rotation);
}
