import { pieceOn } from '#games/traction/board.ts';
import type { PieceId } from '#sim/ids.ts';
import { gapTo, lyingPiece, lyingThing, type Offset, type Situation, type Thing } from './situation.ts';

/** A piece beside another thing. */
export interface Neighbour extends Offset {
  readonly piece: PieceId;
  readonly flat: boolean;
}

/** Every other piece by its distance from edge to edge, the nearest first; none of a thing that is not on the table. */
export function neighboursOf(situation: Situation, thing: Thing): readonly Neighbour[] {
  const from = lyingThing(situation, thing);
  if (from === null) return [];
  const self = 'piece' in thing ? pieceOn(situation.state, thing.piece) : undefined;
  const others = situation.state.pieces.filter((piece) => piece !== self);
  return others
    .map((piece) => ({
      piece: piece.id,
      flat: piece.pose === 'flat',
      ...gapTo(situation.view, from, lyingPiece(piece)),
    }))
    .sort((a, b) => a.mm - b.mm);
}
