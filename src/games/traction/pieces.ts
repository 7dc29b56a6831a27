import { pieceId, type PieceId, type Seat } from '#sim/ids.ts';
import { parsePyramidId, SIZES, type PyramidSize } from '#sim/pyramid.ts';
import type { Tackling, TractionOptions } from './options.ts';

/** TR-01: two large, two medium, two small; the order of the slots on a pad. */
export const PIECE_NAMES = ['L1', 'L2', 'M1', 'M2', 'S1', 'S2'] as const;

/** The six pyramids of a seat. */
export const piecesOf = (seat: Seat): readonly PieceId[] => PIECE_NAMES.map((name) => pieceId(`${seat}-${name}`));

/** `0-L1` is called L1 by its owner. */
export const nameOf = (piece: PieceId): string => piece.slice(piece.indexOf('-') + 1);

export const sizeOf = (piece: PieceId): PyramidSize => {
  const name = parsePyramidId(piece);
  if (!name.ok) throw new Error(name.fault.message);
  return name.value.size;
};

/** False of a piece of another game, too. */
export function belongsTo(piece: PieceId, seat: Seat): boolean {
  const name = parsePyramidId(piece);
  return name.ok && name.value.seat === seat;
}

/** Steps that the piece may walk in one action. */
export function rangeOf(options: TractionOptions, piece: PieceId): number {
  const [small, medium, large] = options.ranges;
  return { S: small, M: medium, L: large }[sizeOf(piece)];
}

/** Whether the house rules let this size tackle that one. */
export function mayTackle(tackling: Tackling, tackler: PyramidSize, victim: PyramidSize): boolean {
  if (tackling === 'any') return true;
  if (tackling === 'rock-paper-scissors') return beats(tackler, victim);
  return tackling[SIZES.indexOf(tackler)]?.[SIZES.indexOf(victim)] ?? false;
}

/** House rule: large tackles medium, medium tackles small, small tackles large. */
export function beats(tackler: PyramidSize, victim: PyramidSize): boolean {
  const next = SIZES[(SIZES.indexOf(tackler) + SIZES.length - 1) % SIZES.length];
  return next === victim;
}
