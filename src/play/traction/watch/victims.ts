import { movedPiece, type Ruling } from '#games/traction/referee/ruling.ts';
import { isPiece, type PieceId } from '#sim/ids.ts';

/** The pieces that were hit, or moved too far. A jiggle has no victim. */
export function victimsOf(rulings: readonly Ruling[]): ReadonlySet<PieceId> {
  return new Set(
    rulings.flatMap((ruling) => {
      if (ruling.code === 'jiggle') return [];
      if (ruling.code === 'crash') return [movedPiece(ruling)];
      return ruling.other !== null && isPiece(ruling.other) ? [ruling.other] : [];
    }),
  );
}
