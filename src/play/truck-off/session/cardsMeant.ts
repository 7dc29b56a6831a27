import { CARD_KINDS, kindOf, type CardKind } from '#games/truck-off/cards.ts';
import { cardAt, isSlot, type Slot } from '#games/truck-off/grid.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';

/** The kind of a card that is played by its kind, or by its place in the grid. */
export const kindMeant = (state: TruckOffState, card: CardKind | Slot): CardKind | null => {
  if (!isSlot(card)) return card;
  const id = state.grid && cardAt(state.grid, card);
  return id === null ? null : kindOf(id);
};

/** The kinds of the cards that a seat has selected and not executed yet. */
export function kindsChosen({ players }: TruckOffState, seat: number): readonly CardKind[] {
  const chosen = (players[seat]?.chosen ?? []).flatMap((id) => (id === null ? [] : [kindOf(id)]));
  return CARD_KINDS.filter((kind) => chosen.includes(kind));
}
