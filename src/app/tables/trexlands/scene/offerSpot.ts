import { seat as asSeat } from '#sim/ids.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { lastOf } from '#play/table/lastOf.ts';
import { facesOf } from '#play/trexlands/faces/face.ts';
import type { Shape, Spot } from '#play/trexlands/places.ts';
import { posesOf } from '#play/trexlands/poses.ts';
import type { SessionState, Thing } from '#play/trexlands/session/sessionTypes.ts';
import { cardSpot } from './camp/campPlaces.ts';
import { exchangeSpot, faceDownSpot } from './exchange/exchangePlaces.ts';
import { boxOfThing } from './pointing/boxOfThing.ts';

type Match = NonNullable<SessionState['match']>;

/** Over a truck’s roof, and over trucks that stand in a Terra, m (house values). */
const OVER_TRUCK_M = 0.034;

/** From the middle of a card of the market to the paper under its picture, m (house value). */
const UNDER_PICTURE_M = 0.022;

const poses = lastOf(
  (state: Match['state']) => posesOf(state),
  (a, b) => a === b,
);

/** The middle of the badge over a thing; null where that is not on the table. */
export function offerSpot({ match, carried, chosen, pointed }: SessionState, thing: Thing): Vec3 | null {
  if (match === null) return null;
  const { state } = match;
  if (thing.kind === 'truck') {
    // Of trucks beside the one that is pulled only the one under the pointer: its squares are to be seen.
    const isPointed = pointed?.kind === 'truck' && pointed.truck === thing.truck;
    const places = [thing.truck, chosen[0]].map((truck) => state.trucks.find(({ id }) => id === truck)?.at);
    if (carried && !isPointed && places[0] === places[1]) return null;
    const at = poses(state).get(thing.truck)?.position;
    return at === undefined ? null : vec3(at.x, at.y + OVER_TRUCK_M, at.z);
  }
  const spot = spotOf(state, thing);
  // Under the picture of a card of the market, on the side of those who look at the City.
  const near = thing.kind === 'lot' ? UNDER_PICTURE_M * Math.cos(exchangeSpot(shapeOf(state)).yaw) : 0;
  const isTaken = thing.kind === 'terra' && state.trucks.some(({ at }) => at === thing.terra);
  return spot && vec3(spot.x, isTaken ? OVER_TRUCK_M : 0, spot.z + near);
}

const shapeOf = ({ seats, board }: Match['state']): Shape => ({ seats, city: board.city });

function spotOf(state: Match['state'], thing: Thing): Pick<Spot, 'x' | 'z'> | null {
  const { board, camps, phase } = state;
  const shape = shapeOf(state);
  if (thing.kind === 'card') {
    const faces = facesOf(camps[thing.seat ?? -1]?.cards ?? []);
    const place = faces.findIndex(({ face }) => face === thing.card);
    return place < 0 ? null : cardSpot(shape, asSeat(thing.seat ?? 0), place + 2, faces.length);
  }
  if (thing.kind !== 'face-down') return boxOfThing(shape, board, thing)?.spot ?? null;
  const all = phase.name === 'arena' ? phase.cards.filter(({ owner }) => owner === thing.owner) : [];
  return thing.slot > all.length ? null : faceDownSpot(shape, thing.owner, thing.slot - 1, all.length);
}
