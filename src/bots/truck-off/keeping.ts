import { cardOf, type CardKind } from '../../games/truck-off/cards.ts';
import type { Hand } from './hands.ts';

/** The later worth of a card that is not selected now, in dollars. */
export type Keeping = (kind: CardKind, roundsAfter: number) => number;

/** The money on it, and a little for the rounds in which it may still be of use. */
export const keptForMoney: Keeping = (kind, roundsAfter) => cardOf(kind).value + (roundsAfter > 0 ? LATER : 0);
const LATER = 0.5;

/** Dollars that a card has brought on the mean in matches of keen players, where it was played. */
const USUAL: Readonly<Record<CardKind, number>> = {
  reroll: 2.5,
  move: 3,
  'move-rival': 4,
  place: 4,
  double: 6,
  'shut-truck': 4,
  'shut-venue': 4,
  promote: 3,
  trigger: 3,
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
