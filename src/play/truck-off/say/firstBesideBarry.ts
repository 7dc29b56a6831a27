import { firstOfSeats } from '#games/truck-off/ending.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';

/** TO-53: where Barry has won, the player who came first of the players; null where none did, or a player has won. */
export function firstBesideBarry(state: TruckOffState): number | null {
  if (state.outcome?.winners.length !== 0) return null;
  const [first, ...tied] = firstOfSeats(state);
  return tied.length === 0 ? (first ?? null) : null;
}
