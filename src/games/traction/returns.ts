import { overlapDepth, polygonDistance, type Polygon2 } from '#sim/geometry/footprint.ts';
import type { PieceId } from '#sim/ids.ts';
import { MOST_OVERLAP_MM, type PadPlacement, type PiecePlacement, type StandingPose } from '#sim/layout.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { PAD_LENGTH_MM, PAD_WIDTH_MM } from '#sim/settings.ts';
import { outlineOfPad, outlineOfPiece, supportOfPiece } from '#sim/world/outline.ts';
import { lift, padOf, pieceOn, putDown } from './board.ts';
import { overlapOf } from './scenario/position.ts';
import { whollyOn } from './scenario/support.ts';
import { ownSlot, placedOn, SLOTS, spotOnPad, type Spot } from './slots.ts';
import type { Board } from './state.ts';

/**
 * Free space around a piece that returns elsewhere than to its own place, mm: there it must not touch its neighbours
 * (house value).
 */
const CLEARANCE_MM = 0.2;

/**
 * TR-20: puts a piece that was taken up on its owner's pad: on its place at set-up if that is free, else in the slot of
 * its name, else in the first other slot that is free, else anywhere on the pad, as near to its place as can be. Pieces
 * of any owner block a place. Should the owner's own pieces stand in the way everywhere, they move up into their slots:
 * the rules set no arrangement. A seat without a pad (in a scenario) has nowhere to put it.
 */
export function toPad<B extends Board>(board: B, id: PieceId, pose: StandingPose): B {
  const taken = lift(board, [id]);
  const pad = padOf(board, ownerOf(id));
  if (pad === undefined) return offTable(taken, id);
  const place = freePlace(taken, pad, id, pose);
  return place === null ? makeRoom(taken, pad, id, pose) : putDown(taken, place);
}

const offTable = <B extends Board>(board: B, id: PieceId): B => ({
  ...board,
  offTable: [...new Set([...board.offTable, id])].sort(),
});

function freePlace(board: Board, pad: PadPlacement, id: PieceId, pose: StandingPose): PiecePlacement | null {
  const own = ownSpot(board, pad, id);
  const home = placedOn(own, id, pose);
  if (isHomeFree(board, pad, home)) return home;
  const outline = outlineOfPad(pad);
  // no other can be in the way
  const others = board.pieces.map(outlineOfPiece).filter((other) => polygonDistance(other, outline) < CLEARANCE_MM);
  for (const place of otherPlacesOn(pad, own, id, pose)) {
    if (whollyOn(pad, place) && isApart(outlineOfPiece(place), others)) return place;
  }
  return null;
}

/**
 * TR-41: pieces may touch where their owner placed them, so what touches the place does not take it; what stands in it
 * by more than a file allows does.
 */
const isHomeFree = (board: Board, pad: PadPlacement, home: PiecePlacement): boolean =>
  whollyOn(pad, home) && board.pieces.every((other) => overlapOf(home, other) <= MOST_OVERLAP_MM);

/** Whether no other piece is within the clearance. */
const isApart = (piece: Polygon2, others: readonly Polygon2[]): boolean =>
  others.every((other) => polygonDistance(piece, other) >= CLEARANCE_MM);

/** Where the piece could go that finds no room at its own place, best first. */
function* otherPlacesOn(pad: PadPlacement, own: Spot, id: PieceId, pose: StandingPose): Generator<PiecePlacement> {
  yield placedOn(ownSlot(pad, id), id, pose);
  for (const slot of SLOTS) yield placedOn(spotOnPad(pad, slot.xMm, slot.zMm), id, pose);
  for (const spot of gridSpots(pad, own)) {
    for (const turnDeg of TURNS_DEG[pose]) yield placedOn({ ...spot, yawDeg: spot.yawDeg + turnDeg }, id, pose);
  }
}

/** Where it stood at set-up: the slot of its name, unless its owner chose another place (TR-41). */
function ownSpot(board: Board, pad: PadPlacement, id: PieceId): Spot {
  return board.home.find((place) => place.id === id) ?? ownSlot(pad, id);
}

/** A base looks the same from all four sides. */
const TURNS_DEG: Readonly<Record<StandingPose, readonly number[]>> = { upright: [0], flat: [0, 90, 180, 270] };
const GRID_MM = 2;

/** A grid over the pad, nearest to `own` first; equally near ones from left to right, then from far to near. */
function gridSpots(pad: PadPlacement, own: Spot): readonly Spot[] {
  const spots: (Spot & { readonly far: number })[] = [];
  const columns = Math.floor(PAD_LENGTH_MM / 2 / GRID_MM);
  const rows = Math.floor(PAD_WIDTH_MM / 2 / GRID_MM);
  for (let column = -columns; column <= columns; column += 1) {
    for (let row = -rows; row <= rows; row += 1) {
      const spot = spotOnPad(pad, column * GRID_MM, row * GRID_MM);
      const [dx, dz] = [spot.xMm - own.xMm, spot.zMm - own.zMm];
      spots.push({ ...spot, far: dx * dx + dz * dz });
    }
  }
  return spots.sort((a, b) => a.far - b.far); // stable: ties keep the order of the grid
}

/** The owner's pieces that touch the pad move into their slots; six that stand or lie in their slots always fit. */
function makeRoom<B extends Board>(board: B, pad: PadPlacement, id: PieceId, pose: StandingPose): B {
  const outline = outlineOfPad(pad);
  const movable = board.pieces.filter(
    (p) => ownerOf(p.id) === pad.seat && polygonDistance(outlineOfPiece(p), outline) === 0,
  );
  const cleared = lift(
    board,
    movable.map((p) => p.id),
  );
  const all = [...movable.map((p) => ({ id: p.id, pose: p.pose })), { id, pose }];
  return all.reduce<B>((next, piece) => {
    const place = freePlace(next, pad, piece.id, piece.pose);
    return place === null ? offTable(next, piece.id) : putDown(next, place);
  }, cleared);
}

/** TR-22: the piece lies flat on its owner's pad, at once. */
export const penalised = <B extends Board>(board: B, id: PieceId): B => toPad(board, id, 'flat');

/**
 * TR-13, TR-17: the piece stands upright on its owner's pad. TR-45: one that is penalised stays as it lies there; one
 * that lies elsewhere (in a file) goes to its pad like any other, and lies there.
 */
export function returned<B extends Board>(board: B, id: PieceId): B {
  const piece = pieceOn(board, id);
  if (piece?.pose !== 'flat') return toPad(board, id, 'upright');
  return isOnOwnPad(board, piece) ? board : toPad(board, id, 'flat');
}

/**
 * Several at once, upright: all leave the board first, so that none blocks another's place and their order does not
 * matter.
 */
export const allToPad = <B extends Board>(board: B, ids: readonly PieceId[]): B =>
  [...ids].sort().reduce((next, id) => toPad(next, id, 'upright'), lift(board, ids));

/** The same of a tackle's pieces, of which some may lie flat. */
export function allReturned<B extends Board>(board: B, ids: readonly PieceId[]): B {
  const lying = ids.filter((id) => pieceOn(board, id)?.pose === 'flat');
  return lying.reduce(
    returned,
    allToPad(
      board,
      ids.filter((id) => !lying.includes(id)),
    ),
  );
}

function isOnOwnPad(board: Board, piece: PiecePlacement): boolean {
  const pad = padOf(board, ownerOf(piece.id));
  return pad !== undefined && overlapDepth(outlineOfPad(pad), supportOfPiece(piece)) > 0;
}
