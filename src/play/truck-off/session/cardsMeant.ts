import { CARD_KINDS, kindOf, type CardKind } from '#games/truck-off/cards.ts';
import { cardAt, freeSlots, isSlot, type Slot } from '#games/truck-off/grid.ts';
import { truckId } from '#games/truck-off/ids.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { chooserOf } from './players.ts';
import type { Place, SessionState } from './sessionTypes.ts';

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

/** The cards of which the seat plays one now. */
export const cardsToPlay = (state: TruckOffState, seat: number): readonly (CardKind | Slot)[] =>
  state.grid === null ? kindsChosen(state, seat) : freeSlots(state.grid);

/** The same at this screen: none while nobody here plays one. */
export function cardsOf(told: SessionState): readonly (CardKind | Slot)[] {
  const seat = chooserOf(told);
  const phase = told.match?.state.phase.name;
  return told.match === null || seat === null || (phase !== 'execute' && phase !== 'pick')
    ? []
    : cardsToPlay(told.match.state, seat);
}

/** The card of the open grid that is about to be played, or is hinted at. */
export function liftedIn({ card, aimed }: Pick<SessionState, 'card' | 'aimed'>): Slot | null {
  const meant = card ?? (aimed?.do === 'play' || aimed?.do === 'discard' ? aimed.card : null);
  return meant !== null && isSlot(meant) ? meant : null;
}

/** The things of a move that is hinted at, or shown before it is played. */
export function placesAimedAt({ aimed, card }: Pick<SessionState, 'aimed' | 'card'>): readonly Place[] {
  if (aimed?.do === 'trucks')
    return aimed.trucks.flatMap((venue): readonly Place[] => [
      { kind: 'truck', truck: truckId(aimed.seat, venue) },
      { kind: 'venue', venue },
    ]);
  if (aimed?.do !== 'play' || (card !== null && card !== aimed.card)) return [];
  const { truck, venue } = aimed.target;
  return [
    ...(isSlot(aimed.card) ? [{ kind: 'card', card: aimed.card } as const] : []),
    ...(truck === null ? [] : [{ kind: 'truck', truck } as const]),
    ...(venue === null ? [] : [{ kind: 'venue', venue } as const]),
  ];
}

/** The card that has to be played, as there is no other; nobody has to choose it. */
export function loneCard(told: SessionState): CardKind | Slot | null {
  const [card = null, ...others] = cardsOf(told);
  return others.length === 0 ? card : null;
}
