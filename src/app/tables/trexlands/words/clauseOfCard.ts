import { playableCard, type CardKind } from '../../../../games/trexlands/cards/kinds.ts';

/**
 * The clause that says most about a card: Posts have their own, interrupts theirs; else the card's text is the rule.
 */
export function clauseOfCard(kind: CardKind): string {
  const { effect, window } = playableCard(kind);
  if (effect === 'post' || effect === 'fort') return 'TX-52';
  if (effect === 'cancel-move') return 'TX-45';
  return window === 'card-played' || window === 'claim' ? 'TX-43' : 'TX-61';
}
