import type { TribuCardId } from '#games/trexlands/cards/ids.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { view } from '#games/trexlands/view.ts';
import type { Seat } from '#sim/ids.ts';

/**
 * A position as it lies on the table: the V and cards that the seat with the device in hand has placed, for that seat,
 * and for everybody else without them (TX-69); private cards face down, but for those that have been turned over.
 */
export function laidOut(
  state: TrexlandsState,
  turnedUp: readonly TribuCardId[],
  viewing: Seat | null = null,
): TrexlandsState {
  const { phase } = state;
  // Where nobody can challenge, cards are turned over right after the last was placed: they are no secret any more.
  const opened =
    turnedUp.length > 0 && phase.name === 'arena' ? { ...state, phase: { ...phase, placing: null } } : state;
  const seen = view(opened, viewing);
  if (phase.name !== 'arena' || seen.phase.name !== 'arena') return seen;
  const cards = seen.phase.cards.map((card, i) => {
    const turned = turnedUp.find((id) => id === phase.cards[i]?.card) ?? null;
    return { ...card, card: turned };
  });
  return { ...seen, phase: { ...seen.phase, cards } };
}
