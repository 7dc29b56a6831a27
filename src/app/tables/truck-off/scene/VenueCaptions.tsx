import { useThree } from '@react-three/fiber';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { Caption } from '#app/scene/overlays/Caption.tsx';
import { paysNow } from '#play/truck-off/say/paysNow.ts';
import { NARROW_PX } from './captionSize.ts';
import { dieSpot } from '#play/truck-off/places.ts';

const OVER_M = 0.024;

/** Over each die its payout as it stands now. */
export function VenueCaptions({ state }: { readonly state: TruckOffState }) {
  const px = useThree(({ size }) => (size.width < NARROW_PX ? 14 : 20));
  return state.venues.map((venue) => {
    const text = paysNow(state, venue);
    if (text === null) return null;
    const { x, z } = dieSpot(state, venue.sides);
    return <Caption key={venue.sides} text={text} side="above" px={px} place={(at) => void at.set(x, OVER_M, z)} />;
  });
}
