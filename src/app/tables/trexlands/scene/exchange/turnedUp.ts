import type { TribuCardId } from '../../../../../games/trexlands/cards/ids.ts';
import type { TrexlandsState } from '../../../../../games/trexlands/state.ts';
import { view } from '../../../../../games/trexlands/view.ts';

/**
 * A position as everybody at the table may see it, and those private cards of its arena face up that have been turned
 * over so far.
 */
export function seenByAll(state: TrexlandsState, turnedUp: readonly TribuCardId[]): TrexlandsState {
  const seen = view(state, null);
  const { phase } = state;
  if (turnedUp.length === 0 || phase.name !== 'arena' || seen.phase.name !== 'arena') return seen;
  if (phase.placing !== null) return seen; // none is turned while cards are placed in private
  const cards = seen.phase.cards.map((card, i) => {
    const turned = turnedUp.find((id) => id === phase.cards[i]?.card) ?? null;
    return { ...card, card: turned };
  });
  return { ...seen, phase: { ...seen.phase, cards } };
}
