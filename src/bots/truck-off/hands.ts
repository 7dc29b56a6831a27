import { CARD_KINDS, kindOf, setOf, type CardId, type CardKind } from '#games/truck-off/cards.ts';
import { playerOf } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';

/** How many cards of each kind. */
export type Hand = ReadonlyMap<CardKind, number>;

/** Cards that are seen. */
export const handOf = (cards: readonly (CardId | null)[]): Hand => {
  const kinds = cards.flatMap((card) => (card === null ? [] : [kindOf(card)]));
  return new Map(CARD_KINDS.map((kind) => [kind, kinds.filter((one) => one === kind).length]));
};

/**
 * The cards that a seat still has, in hand or selected: all know its set, and everything that has left it lies open.
 * Only which of them are selected is secret. None in a match of two.
 */
export function cardsLeft(view: TruckOffState, seat: number): Hand {
  if (view.grid !== null) return new Map();
  const gone = [...view.out, ...view.discards];
  return handOf(setOf(seat).filter((card) => !gone.includes(card)));
}

/** Different kinds of which there is one. */
export const kindsIn = (hand: Hand): readonly CardKind[] => CARD_KINDS.filter((kind) => (hand.get(kind) ?? 0) > 0);

/** How many cards are selected by a seat; others' are counted only once all have selected. */
export const selectedBy = (view: TruckOffState, seat: number): number => playerOf(view, seat).chosen.length;
