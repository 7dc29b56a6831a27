import { CLASSES_OF } from '#games/tractor-pull/almanac/vehicles.ts';
import { kindOf } from './sketch.ts';

/**
 * By kind: the worth of a card in the hand for a later wave, in strength (house values). Middling cards are ejected
 * least.
 */
const KEPT: readonly number[] = [1, 2, 2.2, 2.8, 4, 4.6, 5, 5.2, 5.4];

export const keptWorth = (kind: number): number => KEPT[kind] ?? 0;

/** Of a card that nobody has seen: the mean of the level cards. */
export const MEAN_KEPT =
  CLASSES_OF.level.reduce((sum, one) => sum + keptWorth(kindOf(one)), 0) / CLASSES_OF.level.length;

/** To draw a card and give another one away (house value). */
export const DRAW_WORTH = 1;
