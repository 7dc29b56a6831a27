import type { PieceId } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { type GroundMaterial, type ObjectMaterial, type Way, GROUND_SOUNDS, OBJECT_SOUNDS } from './sounds.ts';

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

export const strikerOf = (piece: PieceId): Striker => ({ material: 'glass', sizeM: pyramidOf(piece).base });

/** N s. Resting corners tremble with less; a careful hand sets a small piece down with twice as much. */
const QUIETEST_IMPULSE = 3e-6;
/**
 * N s: a large piece that topples strikes with a third of it, the hardest throw of a hand with some ten times as much.
 */
const LOUD_IMPULSE = 1e-3;
/** W: a large piece pushed over felt at a hand's pace. */
const LOUD_POWER = 5e-3;
/**
 * Ears and phones have not the range of impulses, which is a thousandfold: as loudness grows with intensity (Stevens).
 */
const EAR_EXPONENT = 0.6;

/** From 0 to 1, the more the louder, never quite 1. */
const squeezed = (amount: number, loud: number): number => 1 - Math.exp(-((amount / loud) ** EAR_EXPONENT));

/** N s with which a pyramid would be as loud. */
const asPyramid = ({ impulse, striker }: Pick<Strike, 'impulse' | 'striker'>): number =>
  impulse / OBJECT_SOUNDS[striker.material].heft;

/** Gain of a strike, 0 where it is not heard. Grows with the impulse. */
export function strikeGain(strike: Pick<Strike, 'impulse' | 'ground' | 'striker'>): number {
  const impulse = asPyramid(strike);
  return impulse < QUIETEST_IMPULSE ? 0 : GROUND_SOUNDS[strike.ground].level * squeezed(impulse, LOUD_IMPULSE);
}

/** Gain of a scrape. */
export function scrapeGain({ power, ground }: Pick<Scrape, 'power' | 'ground'>): number {
  return GROUND_SOUNDS[ground].scrape.level * squeezed(power, LOUD_POWER);
}

/** How bright a strike is, in steps: a hard one rings higher. As many as there are samples to keep for each pair. */
export const BRIGHTNESSES = 5;

export function brightnessOf(strike: Pick<Strike, 'impulse' | 'striker'>): number {
  const impulse = asPyramid(strike);
  const range = Math.log(LOUD_IMPULSE / QUIETEST_IMPULSE);
  const share = Math.log(Math.max(impulse, QUIETEST_IMPULSE) / QUIETEST_IMPULSE) / range;
  return Math.min(BRIGHTNESSES - 1, Math.floor(share * BRIGHTNESSES));
}
