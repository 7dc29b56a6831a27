import type { StepLimits } from '#games/traction/forecast.ts';
import { rangeOf, sizeOf } from '#games/traction/pieces.ts';
import type { PlaceMm } from '#games/traction/standing.ts';
import type { TractionState } from '#games/traction/state.ts';
import { seat, type PieceId, type Seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { ownerOf, pyramidOf } from '#sim/pyramid.ts';
import { outlineOfPiece } from '#sim/world/outline.ts';
import { fieldOf, type Field } from './field.ts';
import { limitsOf, longestStepMm } from './limits.ts';

/** Further away than so many turns nobody is held up by one piece (house value). */
const BLOCKED_TURNS = 2;

const seatOf = (key: string): Seat => seat(Number(key.slice(0, -1)));

/** Half of a base's side, mm: its middle comes no nearer to anything than that. */
const halfMm = (piece: PieceId): number => pyramidOf(piece).base * 500;

/**
 * How far each piece has to go to a rival's pad, around the rivals' pieces. A seat's own pieces are no obstacle here:
 * they can step aside.
 */
export class Race {
  private readonly limits: StepLimits;

  constructor(
    readonly state: TractionState,
    /** The distance that a piece keeps from everything else, mm. */
    readonly clearMm: number,
    private readonly fields = new Map<string, Field>(),
  ) {
    this.limits = limitsOf(state.options);
  }

  /**
   * The race once a seat has moved a piece. Its own ways are what they were; those of the others are looked for anew
   * where they are so near to winning that something in their way counts.
   */
  after(state: TractionState, mover: Seat): Race {
    const kept = [...this.fields].filter(([key]) => {
      const owner = seatOf(key);
      return owner === mover || this.nearest(owner) > BLOCKED_TURNS;
    });
    return new Race(state, this.clearMm, new Map(kept));
  }

  /** Turns until the seat could win. */
  nearest(seat: Seat): number {
    const [first] = this.runners(seat);
    return first === undefined ? Infinity : this.turns(first.id, first);
  }

  fieldFor(piece: PieceId): Field {
    const owner = ownerOf(piece);
    const key = `${owner}${sizeOf(piece)}`;
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
    return Math.max(1, rangeOf(this.state.options, piece) * longestStepMm(this.limits, piece));
  }

  /** The upright pieces of a seat, those first that could be there first. */
  runners(seat: Seat): readonly PiecePlacement[] {
    return this.state.pieces
      .filter(({ id, pose }) => ownerOf(id) === seat && pose === 'upright')
      .toSorted((a, b) => this.turns(a.id, a) - this.turns(b.id, b));
  }
}
