import { seat as asSeat } from '#sim/ids.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { lastOf } from '#play/table/lastOf.ts';
import { facesOf } from '#play/trexlands/faces/face.ts';
import type { Shape, Spot } from '#play/trexlands/places.ts';
import { posesOf } from '#play/trexlands/poses.ts';
import type { SessionState, Thing } from '#play/trexlands/session/sessionTypes.ts';
import { CARD_M, cardSpot } from './camp/campPlaces.ts';
import { exchangeSpot, faceDownSpot } from './exchange/exchangePlaces.ts';
import { boxOfThing, type ThingBox } from './pointing/boxOfThing.ts';

type Match = NonNullable<SessionState['match']>;

/** Over a truck’s roof, and over trucks that stand in a Terra, m (house values). */
const OVER_TRUCK_M = 0.034;

/** From the middle of a card of the market to the paper under its picture, m (house value). */
const UNDER_PICTURE_M = 0.022;

/** From the middle of a private card to its lower edge: what comes of it covers neither its name nor its picture, m. */
const UNDER_CARD_M = 0.021;

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
  const spot = areaOf(state, thing)?.spot ?? null;
  // Under the picture of a card of the market, on the side of those who look at the City.
  const under = thing.kind === 'lot' ? UNDER_PICTURE_M : thing.kind === 'face-down' ? UNDER_CARD_M : 0;
  const near = under * Math.cos(exchangeSpot(shapeOf(state)).yaw);
  const isTaken = thing.kind === 'terra' && state.trucks.some(({ at }) => at === thing.terra);
  return spot && vec3(spot.x, isTaken ? OVER_TRUCK_M : 0, spot.z + near);
}

const shapeOf = ({ seats, board }: Match['state']): Shape => ({ seats, city: board.city });

/** The area of a thing that lies on the table, cards of Camps and of the arena among them; null for trucks. */
export function areaOf(state: Match['state'], thing: Thing): ThingBox | null {
  const { board, camps, phase } = state;
  const shape = shapeOf(state);
  const card = (spot: Spot): ThingBox => ({ spot, along: CARD_M.wide, across: CARD_M.tall });
  if (thing.kind === 'card') {
    const faces = facesOf(camps[thing.seat ?? -1]?.cards ?? []);
    const place = faces.findIndex(({ face }) => face === thing.card);
    return place < 0 ? null : card(cardSpot(shape, asSeat(thing.seat ?? 0), place + 2, faces.length));
  }
  if (thing.kind !== 'face-down') return boxOfThing(shape, board, thing);
  const all = phase.name === 'arena' ? phase.cards.filter(({ owner }) => owner === thing.owner) : [];
  return thing.slot > all.length ? null : card(faceDownSpot(shape, thing.owner, thing.slot - 1, all.length));
}
