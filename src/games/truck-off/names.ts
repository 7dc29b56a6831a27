import { listed } from '#engine/words.ts';
import { cardOf, type CardKind } from './cards.ts';
import type { Sides } from './ids.ts';

/** Words that refusals and what is told have in common. */

export const diceNames = (sides: readonly Sides[]): string => listed(sides.map((n) => `d${n}`));
export const cardName = (kind: CardKind): string => cardOf(kind).name;
