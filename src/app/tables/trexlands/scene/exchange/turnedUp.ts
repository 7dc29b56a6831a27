import type { TribuCardId } from '../../../../../games/trexlands/cards/ids.ts';
import type { TrexlandsState } from '../../../../../games/trexlands/state.ts';
import { view } from '../../../../../games/trexlands/view.ts';

/**
 * A position as everybody at the table may see it, and those private cards of its arena face up that have been turned
 * over so far.
 */
export function seenByAll(state: TrexlandsState, turnedUp: readonly TribuCardId[]): TrexlandsState {
  const { phase } = state;
  // Where nobody can challenge, cards are turned over right after the last was placed: they are no secret any more.
  const opened =
    turnedUp.length > 0 && phase.name === 'arena' ? { ...state, phase: { ...phase, placing: null } } : state;
  const seen = view(opened, null);
  if (turnedUp.length === 0 || phase.name !== 'arena' || seen.phase.name !== 'arena') return seen;
  const cards = seen.phase.cards.map((card, i) => {
    const turned = turnedUp.find((id) => id === phase.cards[i]?.card) ?? null;
    return { ...card, card: turned };
  });
  return { ...seen, phase: { ...seen.phase, cards } };
}
