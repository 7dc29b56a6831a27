import type { TractionState } from '#games/traction/state.ts';
import { goalsOf } from '#games/traction/pads.ts';
import { overlapDepth, type Polygon2 } from '#sim/geometry/footprint.ts';
import type { PieceId } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import { limitsOf, type BotLimits } from './limits.ts';
import { looksOf, type Look } from './looks.ts';

/** Something that a step may touch, seen from above, mm. */
export interface Thing {
  readonly outline: Polygon2;
  readonly x: number; // the middle of a circle around it
  readonly z: number;
  readonly radius: number;
}

export interface Standing extends Thing {
  readonly id: PieceId;
  readonly rival: boolean;
}

/** The table as a piece on its way meets it. */
export interface Ground {
  readonly pieces: readonly Standing[];
  readonly goals: readonly Thing[];
  readonly halfTableMm: number;
  readonly limits: BotLimits;
  /** Made once for all steps of the piece. */
  readonly looks: readonly Look[];
}

/** The part of a position that a step has to mind. */
export type OnTable = Pick<TractionState, 'pieces' | 'pads' | 'conceded' | 'tableMm' | 'options'>;

export function groundFor(state: OnTable, piece: PieceId): Ground {
  const owner = ownerOf(piece);
  const limits = limitsOf(state.options);
  return {
    pieces: state.pieces
      .filter(({ id }) => id !== piece)
      .map((placement) => ({
        id: placement.id,
        rival: ownerOf(placement.id) !== owner,
        ...around(outlineOfPiece(placement)),
      })),
    goals: goalsOf(state, owner).map((pad) => around(outlineOfPad(pad))),
    halfTableMm: state.tableMm / 2,
    limits,
    looks: looksOf(limits, piece),
  };
}

function around(outline: Polygon2): Thing {
  const x = outline.reduce((sum, point) => sum + point.x, 0) / outline.length;
  const z = outline.reduce((sum, point) => sum + point.z, 0) / outline.length;
  const radius = Math.sqrt(
    Math.max(...outline.map((point) => (point.x - x) * (point.x - x) + (point.z - z) * (point.z - z))),
  );
  return { outline, x, z, radius };
}

/** Those that come within so many millimetres of a place. */
export const near = <T extends Thing>(things: readonly T[], x: number, z: number, withinMm: number): readonly T[] =>
  things.filter((thing) => {
    const [dx, dz] = [thing.x - x, thing.z - z];
    const reach = withinMm + thing.radius;
    return dx * dx + dz * dz <= reach * reach;
  });

/** Whether outlines come nearer than so many millimetres. */
export const meet = (a: Polygon2, b: Polygon2, clearMm: number): boolean => overlapDepth(a, b) > -clearMm;
