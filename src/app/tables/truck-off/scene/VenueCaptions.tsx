import { useThree } from '@react-three/fiber';
import { payoutOf } from '../../../../games/truck-off/payout.ts';
import { trucksAt } from '../../../../games/truck-off/queries.ts';
import type { TruckOffState, Venue } from '../../../../games/truck-off/state.ts';
import { Caption } from '../../../scene/overlays/Caption.tsx';
import { captions } from '../texts/table.ts';
import { NARROW_PX } from './captionSize.ts';
import { dieSpot } from './places.ts';

const OVER_M = 0.024;

/** Over each die its payout as it stands now. */
export function VenueCaptions({ state }: { readonly state: TruckOffState }) {
  const px = useThree(({ size }) => (size.width < NARROW_PX ? 14 : 20));
  return state.venues.map((venue) => {
    const text = captionOf(state, venue);
    if (text === null) return null;
    const { x, z } = dieSpot(state, venue.sides);
    return <Caption key={venue.sides} text={text} side="above" px={px} place={(at) => void at.set(x, OVER_M, z)} />;
  });
}

/** `$21: 7 each`, as it would be paid now; null before the throw. */
export function captionOf(state: TruckOffState, venue: Venue): string | null {
  if (venue.shut) return captions.shut;
  if (venue.die === null) return null;
  const payout = payoutOf(state, venue);
  if (payout === null) return captions.total(venue.die);
  const total = payout.die + payout.promote + payout.added;
  return trucksAt(state, venue.sides).length === 1 ? captions.total(total) : captions.shared(total, payout.share);
}
