import type { Sides } from '../ids.ts';
import type { TruckOffState, Venue } from '../state.ts';
import { specialOf, type RoundPhase, type Special } from './specials.ts';

/** The venue's Daily Special; null for none, and while the venue is shut (TO-42). */
export const activeAt = ({ special, shut }: Venue): Special | null =>
  special === null || shut ? null : specialOf(special);

/** The active specials of a window, in the order of the dice (TO-44). */
export const activeIn = (
  { venues }: TruckOffState,
  when: Special['when'],
  phase: RoundPhase,
): readonly { readonly venue: Venue; readonly special: Special }[] =>
  venues.flatMap((venue) => {
    const special = activeAt(venue);
    return special?.when === when && special.phase === phase ? [{ venue, special }] : [];
  });

/** The active special of a venue in a window of its payout. */
export function ofPayout(venue: Venue, when: Special['when']): Special | null {
  const special = activeAt(venue);
  return special?.when === when && special.phase === 'payout' ? special : null;
}

export const dieOf = ({ sides, die }: Venue): { readonly die: Sides; readonly face: number } => ({
  die: sides,
  face: die ?? 0,
});
