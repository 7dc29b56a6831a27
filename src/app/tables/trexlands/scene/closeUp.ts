import { boxOn } from '#app/scene/shots.ts';
import { aroundPodium } from './board/Podium.tsx';
import type { TruckRuling } from '#games/trexlands/referee/ruling.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { lastOf } from '#play/table/lastOf.ts';
import type { Entering } from '#play/trexlands/session/entering.ts';
import type { SessionState } from '#play/trexlands/session/sessionTypes.ts';
import { arenaSpot, type Spot } from '#play/trexlands/places.ts';

/** With room for what is said over it, m (house values). */
const CLOSE_M = { around: 0.055, under: 0.02, tall: 0.07 } as const;
/** A near look: corners of boxes around what is looked at. From low before it: that side of the tray is of glass. */
export type CloseUp = readonly Vec3[];

type Arena = Pick<Spot, 'x' | 'z'>;

/**
 * Around a truck in the City; around the podium of a match that is over; around the truck that is watched again, where
 * it came to lie; or, as soon as that is known, around the last way of all trucks that tumble, and around all that have
 * been called, until the match goes on.
 * The eye stays where it is for a player who has turned the view, or who wants less motion.
 */
export function closeUps(calm: () => boolean = () => false): (session: SessionState) => CloseUp | null {
  let last: { readonly of: unknown; readonly closeUp: CloseUp | null } = { of: undefined, closeUp: null };
  return ({ roll, match, stage, camera, entering }) => {
    if (entering !== null && camera !== 'free') return aroundEntering(entering);
    if (match !== null && match.state.outcome !== null && roll === null && camera !== 'free')
      return podium({ seats: match.state.seats, city: match.state.board.city });
    const truck = roll?.again?.truck ?? null;
    const ruling = truck === null ? undefined : roll?.report?.rulings.find((of) => of.truck === truck);
    const follows = camera !== 'free' && !calm();
    const all = (stage === 'rolling' ? roll?.settling : stage === 'called' ? roll?.report?.rulings : null) ?? null;
    const of = ruling ?? (follows ? all : null);
    if (match === null || of === null || roll?.back === true) return null;
    if (last.of === of) return last.closeUp;
    const isIn = ruling !== undefined || all?.every(({ code }) => code !== 'off-arena'); // else all of it is to be seen
    const seen = ruling === undefined ? (all ?? []).slice(0, stage === 'rolling' ? 1 : undefined) : [ruling];
    last = { of, closeUp: isIn ? seen.flatMap((one) => aroundTruck(one, arenaOf(match))) : null };
    return last.closeUp;
  };
}

const aroundEntering = lastOf(
  ({ poses }: Entering): CloseUp => [...poses.values()].flatMap(({ position: { x, z } }) => cornersAround(x, 0, z)),
  (a, b) => a === b,
);

const podium = lastOf(aroundPodium, (a, b) => a.seats === b.seats && a.city === b.city);

/** The others while the last one comes to rest: they are in its picture where it stays large in it. */
export const besideLast = lastOf(
  ({ roll, match }: Pick<SessionState, 'roll' | 'match'>): CloseUp => {
    const [, ...others] = roll?.settling ?? [];
    return match === null ? [] : others.flatMap((of) => aroundTruck(of, arenaOf(match)));
  },
  (a, b) => a.roll?.settling === b.roll?.settling,
);

const arenaOf = ({ state: { seats, board } }: NonNullable<SessionState['match']>): Arena =>
  arenaSpot({ seats, city: board.city });

/** A truck that has fallen off the table is looked for at its edge. */
const aroundTruck = ({ at }: TruckRuling, arena: Arena): CloseUp =>
  cornersAround(arena.x + at.xMm / 1000, Math.max(0, at.yMm / 1000 - CLOSE_M.under), arena.z + at.zMm / 1000);

const cornersAround = (x: number, y: number, z: number): CloseUp =>
  boxOn({ x, z }, { x: CLOSE_M.around, z: CLOSE_M.around }, CLOSE_M.tall).map((at) => vec3(at.x, y + at.y, at.z));
