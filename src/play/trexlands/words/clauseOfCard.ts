import { CARD_KINDS, CLIMA_KINDS, playableCard, type CardKind } from '#games/trexlands/cards/kinds.ts';
import type { FaceId } from '../faces/pictures.ts';

/**
 * The clause that says most about a card: Posts have their own, interrupts theirs, and
 * every other card is spent when it is played.
 */
function clauseOfCard(kind: CardKind): string {
  const { effect, window } = playableCard(kind);
  if (effect === 'post' || effect === 'fort') return 'TX-52';
  if (effect === 'cancel-move') return 'TX-45';
  return window === 'own-move' || window === 'arena' ? 'TX-44' : 'TX-43';
}

/** The same of any card: events have a clause, Captains are what their text says. */
export function clauseOfFace(face: FaceId): string {
  const kind = CARD_KINDS.find((one) => one === face);
  if (kind !== undefined) return clauseOfCard(kind);
  return CLIMA_KINDS.some((one) => one === face) ? 'TX-30' : 'TX-61';
}
