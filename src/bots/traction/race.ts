import { rangeOf, sizeOf } from '../../games/traction/pieces.ts';
import { strideMm } from '../../games/traction/reach.ts';
import type { PlaceMm } from '../../games/traction/standing.ts';
import type { TractionState } from '../../games/traction/state.ts';
import type { PieceId, Seat } from '../../sim/ids.ts';
import type { PiecePlacement } from '../../sim/layout.ts';
import { ownerOf, pyramidOf } from '../../sim/pyramid.ts';
import { outlineOfPiece } from '../../sim/world/outline.ts';
import { fieldOf, type Field } from './field.ts';

/** Half of a base's side, mm: its middle comes no nearer to anything than that. */
const halfMm = (piece: PieceId): number => pyramidOf(piece).base * 500;

/**
 * How far each piece has to go to a rival's pad, around the rivals' pieces. A seat's own pieces are no obstacle here:
 * they can step aside.
 */
export class Race {
  private readonly fields = new Map<string, Field>();

  constructor(
    readonly state: TractionState,
    /** What a piece keeps from everything else, mm. */
    readonly clearMm: number,
  ) {}

  fieldFor(piece: PieceId): Field {
    const owner = ownerOf(piece);
    const key = `${owner} ${sizeOf(piece)}`;
    const known = this.fields.get(key);
    if (known !== undefined) return known;
    const others = this.state.pieces.filter(({ id }) => ownerOf(id) !== owner).map(outlineOfPiece);
    const field = fieldOf(this.state, owner, others, halfMm(piece) + this.clearMm, halfMm(piece));
    this.fields.set(key, field);
    return field;
  }

  leftMm(piece: PieceId, at: PlaceMm): number {
    return this.fieldFor(piece).at(at);
  }

  /** Turns until the piece could touch a pad from there, if nothing more came in its way. */
  turns(piece: PieceId, at: PlaceMm): number {
    return this.leftMm(piece, at) / this.reachMm(piece);
  }

  /** In one turn at the most, mm. */
  reachMm(piece: PieceId): number {
    return Math.max(1, rangeOf(this.state.options, piece) * strideMm(piece));
  }

  /** The upright pieces of a seat, those first that could be there first. */
  runners(seat: Seat): readonly PiecePlacement[] {
    return this.state.pieces
      .filter(({ id, pose }) => ownerOf(id) === seat && pose === 'upright')
      .toSorted((a, b) => this.turns(a.id, a) - this.turns(b.id, b));
  }
}
