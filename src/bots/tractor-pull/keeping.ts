import { KINDS } from './sketch.ts';

/**
 * By kind: the worth of a card in the hand for a later wave, in strength (house values). Middling cards are ejected
 * least.
 */
const KEPT: readonly number[] = [2, 2.2, 2.8, 4, 4.6, 5, 5.2, 5.4];

export const keptWorth = (kind: number): number => KEPT[kind] ?? 0;

/** Of a card that nobody has seen. */
export const MEAN_KEPT = KEPT.reduce((sum, worth) => sum + worth, 0) / KINDS;

/** To draw a card and give another one away (house value). */
export const DRAW_WORTH = 1;
