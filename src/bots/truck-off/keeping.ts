import { cardOf, type CardKind } from '#games/truck-off/cards.ts';
import type { Hand } from './hands.ts';

/** The later worth of a card that is not selected now, in dollars. */
export type Keeping = (kind: CardKind, roundsAfter: number) => number;

/** The money on it, and a little for the rounds in which it may still be of use. */
export const keptForMoney: Keeping = (kind, roundsAfter) => cardOf(kind).value + (roundsAfter > 0 ? LATER : 0);
const LATER = 0.5;

/** Dollars against the others that a card has brought on the mean among keen players (docs/truck-off.md, rounded). */
const USUAL: Readonly<Record<CardKind, number>> = {
  reroll: 1.5,
  move: 4,
  'move-rival': 4.5,
  place: 5.5,
  double: 4.5,
  'shut-truck': 4.5,
  'shut-venue': 4,
  promote: 2,
  trigger: 1,
};

/** A better moment comes with as many rounds as are left: the last one leaves only the money on the card. */
export const keptForLater: Keeping = (kind, roundsAfter) => {
  const { value } = cardOf(kind);
  const more = Math.max(0, USUAL[kind] - value);
  return value + (more * roundsAfter) / (roundsAfter + 1);
};

/** Of all cards of a hand. */
export const worthOfHand = (hand: Hand, keeping: Keeping, roundsAfter: number): number =>
  [...hand].reduce((sum, [kind, copies]) => sum + copies * keeping(kind, roundsAfter), 0);
