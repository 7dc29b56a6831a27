import type { TruckId } from '#games/truck-off/ids.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { CARD_M, cardHigh, cardSpot, dieSpot, TILE_M, truckSpot, TRUCK_M, venueSpot } from '#play/truck-off/places.ts';
import type { Place, SessionState } from '#play/truck-off/session/sessionTypes.ts';
import { isUpright } from './upright.ts';

/** From the middle of a tile to the building on it, as far as a badge lies over it, m (house values). */
const BUILDING_M = { x: 0.02, y: 0.012, z: -0.01 } as const;
/** From the middle of a tile to its name. */
const NAME_M = TILE_M.deep / 2 - 0.004;
/** Before the die of a venue: there it hides neither its name nor, from low down, what is behind it. */
const BEFORE_DIE_M = TILE_M.deep / 2 + 0.002;

/** The middle of a badge: before a truck's wheels, low on a card, over a venue's building or its roof. */
export function offerSpot({ match }: SessionState, thing: Place, isCompact: boolean): Vec3 | null {
  if (match === null) return null;
  const { state } = match;
  if (thing.kind === 'truck') return beforeTruck(state, thing.truck);
  if (thing.kind === 'card') {
    const { x, z } = cardSpot(state, thing.card, isUpright());
    return vec3(x, cardHigh(thing.card), z + CARD_M.deep / 4);
  }
  const { x, z } = venueSpot(state, thing.venue);
  if (state.phase.name === 'trucks') return vec3(dieSpot(state, thing.venue).x, 0, z + BEFORE_DIE_M);
  // On a phone what the venue pays now takes all the width above its die.
  if (isCompact) return vec3(x, 0, z + NAME_M);
  return vec3(x + BUILDING_M.x, BUILDING_M.y, z + BUILDING_M.z);
}

function beforeTruck(state: TruckOffState, id: TruckId): Vec3 {
  const { x, z } = truckSpot(state, id);
  return vec3(x, 0, z + TRUCK_M.wide / 2 + 0.004);
}
