import type { LogEntry } from '#engine/match.ts';
import type { PieceId } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { pieceOn } from '#games/traction/board.ts';
import { afterStep, cornerAt, type PlaceMm, type Standing } from '#games/traction/standing.ts';
import type { TractionTypes } from '#games/traction/traction.ts';

/** How far the pivot slipped in one step, and where on the table it stood, mm. */
export interface Slip extends PlaceMm {
  readonly piece: PieceId;
  readonly mm: number;
}

/** The slips of an action, step by step. Places after the first step are those of steps without a slip. */
export function slipsOf({ action, performed, before }: LogEntry<TractionTypes>): readonly Slip[] {
  if ((action.do !== 'walk' && action.do !== 'tackle') || performed === null) return [];
  const { piece } = action;
  const stood = pieceOn(before.state, piece);
  if (stood === undefined) return [];
  const spec = pyramidOf(piece);
  let standing: Standing = stood;
  return performed.steps.flatMap(({ corner, pivotSlipMm, swivelDeg }) => {
    if (corner === null) return [];
    const slip: Slip = { piece, mm: pivotSlipMm, ...cornerAt(spec, standing, corner) };
    standing = afterStep(spec, standing, corner, swivelDeg);
    return [slip];
  });
}
