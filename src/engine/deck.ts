import { shuffled, type RandomSource } from './random.ts';

/** A pile of cards, the top first. Null is a card that the looker may not know; only views have such. */
export type Pile<C> = readonly (C | null)[];

/** A pile to draw from and one of what has been put away; both face down unless the game says otherwise. */
export interface Deck<C> {
  readonly pile: Pile<C>;
  readonly discards: Pile<C>;
}

/** The card drawn, and the pile that is left. */
export interface Drawn<C, From> {
  readonly card: C;
  readonly left: From;
}

/** The top card; null of an empty pile. @throws Error where the pile is of a view, which is a bug */
export function drawTop<C>([card, ...left]: Pile<C>): Drawn<C, Pile<C>> | null {
  if (card === undefined) return null;
  if (card === null) throw new Error('a view holds no card to draw');
  return { card, left };
}

/** The cards in any order, by the match's chance, and nothing put away yet. */
export const shuffledDeck = <C>(cards: readonly C[], random: RandomSource): Deck<C> => ({
  pile: shuffled(cards, random),
  discards: [],
});

/** The top card; where there is none the discards are shuffled first. Null where there are none of these either. */
export function drawFrom<C>({ pile, discards }: Deck<C>, random: RandomSource): Drawn<C, Deck<C>> | null {
  const refilled = pile.length === 0 ? { pile: shuffled(discards, random), discards: [] } : { pile, discards };
  const drawn = drawTop(refilled.pile);
  return drawn && { card: drawn.card, left: { pile: drawn.left, discards: refilled.discards } };
}

/** The card on top of the discards. */
export const discardOn = <C>({ pile, discards }: Deck<C>, card: C): Deck<C> => ({
  pile,
  discards: [card, ...discards],
});

/** How many cards there are, and nothing of which. */
export const unseen = (pile: readonly unknown[]): readonly null[] => pile.map(() => null);

/** A hand of cards as a seat (or, null, a spectator) may see it: its owner all of it, everybody else how many. */
export const handSeenBy = <C>(hand: Pile<C>, owner: number, looker: number | null): Pile<C> =>
  owner === looker ? hand : unseen(hand);
