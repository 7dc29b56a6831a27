import type { PieceId } from '#sim/ids.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { Ray } from '#play/input/ray.ts';
import { offersOf } from '../offers/offers.ts';
import type { TableOffer } from '../offers/tableOffer.ts';
import type { Session, Thing } from '../session/sessionTypes.ts';
import { pickTruck } from './pickTruck.ts';

/** Trucks that can be chosen now. */
export const trucksOffered = (offers: readonly TableOffer[]): readonly PieceId[] =>
  offers.flatMap(({ at, next }) => (at.kind === 'truck' && 'picks' in next ? [at.truck] : []));

/** Those of them that are on the table, with where they are drawn. */
export const drawnOf = ({ shown }: Session, trucks: readonly PieceId[]): readonly (readonly [PieceId, Pose])[] =>
  trucks.flatMap((id) => {
    const pose = shown.pieces.get(id)?.after;
    return pose === undefined ? [] : [[id, pose] as const];
  });

/**
 * The thing under a ray; in the place of a truck that cannot be chosen, one behind or beside it that can, if the ray
 * comes nearer to its middle. Once one is chosen a rival's truck stands for its place, and is no other's.
 */
export const ownFirst =
  (session: Session, thingOn: (ray: Ray) => Thing | null, slack: () => number) =>
  (ray: Ray): Thing | null => {
    const thing = thingOn(ray);
    const told = session.store.getState();
    if (thing?.kind !== 'truck' || told.chosen.length > 0) return thing;
    const own = trucksOffered(offersOf(told));
    if (own.length === 0 || own.includes(thing.truck)) return thing;
    const truck = pickTruck(ray, drawnOf(session, [thing.truck, ...own]), slack());
    return truck === null ? thing : { kind: 'truck', truck };
  };
