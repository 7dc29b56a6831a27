import type { PieceId } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import type { GroundMaterial, ObjectMaterial, Way } from './sounds.ts';

/** Something that sounds when struck. */
export interface Striker {
  readonly material: ObjectMaterial;
  readonly sizeM: number; // edge of the base
}

/** Two bodies meet. */
export interface Strike {
  readonly kind: 'strike';
  readonly striker: Striker;
  readonly way: Way;
  /** The thing that is hit: the table, a card on it, or another piece. */
  readonly ground: GroundMaterial;
  /** The struck piece, which rings too; null where none is struck. */
  readonly struck: Striker | null;
  readonly impulse: number; // N s
}

/** A piece slides. */
export interface Scrape {
  readonly kind: 'scrape';
  readonly ground: GroundMaterial;
  readonly power: number; // W: its weight times its speed
  readonly speed: number; // m/s
}

export type Heard = Strike | Scrape;

export const strikerOf = (piece: PieceId): Striker => ({ material: 'plastic', sizeM: pyramidOf(piece).base });
