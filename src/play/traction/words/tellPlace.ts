import { padOf, pieceOn } from '#games/traction/board.ts';
import { piecesOf, rangeOf, sizeOf } from '#games/traction/pieces.ts';
import { whyNot } from '#games/traction/queries.ts';
import { polygonDistance } from '#sim/geometry/footprint.ts';
import { seat as asSeat, type PieceId, type Seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import { withNames } from '../say/naming.ts';
import { gameTexts } from '../texts.ts';
import { placeOf, type Place } from './place.ts';
import { lyingPad, offsetTo, type Thing } from './situation.ts';
import { clockAt, padName, type Telling } from './telling.ts';
import { MIDDLE_OF_TABLE } from './view.ts';

const { place: say } = gameTexts.describing;

/** Where a piece or a pad is, as fully as it can be said. */
export const tellWhere = (telling: Telling, thing: Thing): readonly string[] =>
  'pad' in thing ? tellPad(telling, thing.pad) : tellPiece(telling, thing.piece);

function tellPiece(telling: Telling, id: PieceId): readonly string[] {
  const { naming, state } = telling;
  const piece = pieceOn(state, id);
  if (piece === undefined) return [say.offTable(naming.piece(id))];
  const place = placeOf(telling, piece);
  const { fromMiddle, rivals, corners } = place;
  return [
    standing(telling, piece, place),
    say.fromMiddle(fromMiddle.mm, clockAt(fromMiddle.bearingDeg)),
    ...rivals.map(({ seat, mm, bearingDeg }) => say.pad(padName(naming, seat), mm, clockAt(bearingDeg), bearingDeg)),
    ...(corners.length === 0
      ? []
      : [say.corners(corners.map(({ corner, bearingDeg }) => say.corner(corner, clockAt(bearingDeg), bearingDeg)))]),
    ...mayLines(telling, id),
  ];
}

function standing({ naming }: Telling, { id }: PiecePlacement, place: Place): string {
  const on = groundName({ naming }, place);
  const name = naming.piece(id);
  return place.tipDeg === null
    ? say.stands(name, sizeOf(id), on)
    : say.lies(name, sizeOf(id), on, clockAt(place.tipDeg));
}

function groundName({ naming }: Pick<Telling, 'naming'>, { pads: [first] }: Place): string {
  if (first === undefined) return gameTexts.names.table;
  const pad = padName(naming, first.seat);
  return first.wholly ? pad : say.partly(pad);
}

/** The actions that it may do, or why none, if it is its owner's turn. */
function mayLines({ naming, state, underWay }: Telling, id: PieceId): readonly string[] {
  if (underWay?.piece === id)
    return [gameTexts.describing.look.between(naming.piece(id), gameTexts.action.stepsLeft(underWay.stepsLeft))];
  if (ownerOf(id) !== state.turn.seat || state.outcome !== null || state.pending.length > 0) return [];
  const why = whyNot(state, id);
  return [why === null ? say.may(rangeOf(state.options, id)) : withNames(why.message, naming)];
}

function tellPad({ naming, state, view }: Telling, seat: Seat): readonly string[] {
  const pad = padOf(state, seat);
  const name = padName(naming, seat);
  if (pad === undefined) return [say.noPad(name)];
  const { mm, bearingDeg } = offsetTo(view, MIDDLE_OF_TABLE, lyingPad(pad).middle);
  const on = state.pieces.filter((piece) => polygonDistance(outlineOfPiece(piece), outlineOfPad(pad)) === 0);
  return [
    say.padIs(name, mm, clockAt(bearingDeg)),
    on.length === 0 ? say.padEmpty : say.padHolds(on.map(({ id }) => naming.piece(id))),
  ];
}

/** Every piece in a line: of one seat, or of all, those of the seat to move first. */
export function tellPieces(telling: Telling, of: Seat | null): readonly string[] {
  const { state } = telling;
  const all = Array.from({ length: state.seats }, (_, i) => asSeat((state.turn.seat + i) % state.seats));
  return (of === null ? all : [of])
    .flatMap(piecesOf)
    .flatMap((id) => pieceOn(state, id) ?? [])
    .map((piece) => pieceLine(telling, piece));
}

function pieceLine(telling: Telling, piece: PiecePlacement): string {
  const { naming } = telling;
  const place = placeOf(telling, piece);
  const on = groundName(telling, place);
  const line = place.tipDeg === null ? say.line(naming.piece(piece.id), on) : say.flatLine(naming.piece(piece.id), on);
  const [nearest] = place.rivals;
  return nearest === undefined || place.tipDeg !== null
    ? `${line}.`
    : `${line}, ${say.lineTo(padName(naming, nearest.seat), nearest.mm, clockAt(nearest.bearingDeg))}.`;
}
