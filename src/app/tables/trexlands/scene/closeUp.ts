import { ARENA_HALF_M } from './arena/arenaMeasures.ts';
import { boxOn } from '#app/scene/shots.ts';
import { aroundPodium } from './board/Podium.tsx';
import type { TruckRuling } from '#games/trexlands/referee/ruling.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { lastOf } from '#play/table/lastOf.ts';
import type { Entering } from '#play/trexlands/session/entering.ts';
import type { SessionState, ShownRoll } from '#play/trexlands/session/sessionTypes.ts';
import { arenaSpot, type Spot } from '#play/trexlands/places.ts';

/** With room for what is said over it, m (house values). */
const CLOSE_M = { around: 0.055, under: 0.02, tall: 0.07 } as const;
/** Around the way of trucks that tumble: half a truck, and some table to see them against, m (house value). */
const AROUND_WAY_M = 0.05;

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
    const followed = stage === 'rolling' ? roll?.way : stage === 'called' ? roll?.report?.rulings : null;
    const of = ruling ?? (follows ? followed : null) ?? null;
    if (match === null || of === null || roll?.back === true) return null;
    if (last.of !== of) {
      const arena = arenaSpot({ seats: match.state.seats, city: match.state.board.city });
      last = { of, closeUp: ruling === undefined ? aroundAll(roll, stage, arena) : aroundTruck(ruling, arena) };
    }
    return last.closeUp;
  };
}

const aroundEntering = lastOf(
  ({ poses }: Entering): CloseUp => [...poses.values()].flatMap(({ position: { x, z } }) => cornersAround(x, 0, z)),
  (a, b) => a === b,
);

const podium = lastOf(aroundPodium, (a, b) => a.seats === b.seats && a.city === b.city);

const aroundAll = (roll: ShownRoll | null, stage: SessionState['stage'], arena: Arena): CloseUp | null =>
  stage === 'called' ? aroundCalled(roll, arena) : aroundWay(roll, arena);

/** Null where one has left the arena: then all of it is to be seen. */
function aroundCalled(roll: ShownRoll | null, arena: Arena): CloseUp | null {
  const rulings = roll?.report?.rulings ?? [];
  const areIn = rulings.length > 0 && rulings.every(({ code }) => code !== 'off-arena');
  return areIn ? rulings.flatMap((ruling) => aroundTruck(ruling, arena)) : null;
}

/** A truck that has fallen off the table is looked for at its edge. */
const aroundTruck = ({ at }: TruckRuling, arena: Arena): CloseUp =>
  cornersAround(arena.x + at.xMm / 1000, Math.max(0, at.yMm / 1000 - CLOSE_M.under), arena.z + at.zMm / 1000);

const cornersAround = (x: number, y: number, z: number): CloseUp =>
  boxOn({ x, z }, { x: CLOSE_M.around, z: CLOSE_M.around }, CLOSE_M.tall).map((at) => vec3(at.x, y + at.y, at.z));

/** Null where trucks leave the arena: then all of it is to be seen. */
function aroundWay(roll: ShownRoll | null, arena: Arena): CloseUp | null {
  const way = roll?.way ?? [];
  if (way.length === 0 || !way.every((point) => isWithin(point, arena))) return null;
  const low = way.filter(({ y }) => y < LOW_M); // how they fall is seen on the way there
  return low.flatMap(({ x, z }) =>
    [-1, 1].flatMap((side) => [
      vec3(x + side * AROUND_WAY_M, 0, z),
      vec3(x, 0, z + side * AROUND_WAY_M),
      vec3(x, CLOSE_M.tall, z),
    ]),
  );
}

/** Lower than this a truck tumbles over the ground, m: its middle when it stands on its nose, and a hop. */
const LOW_M = 0.07;

const isWithin = ({ x, z }: Vec3, arena: Arena): boolean =>
  Math.abs(x - arena.x) < ARENA_HALF_M && Math.abs(z - arena.z) < ARENA_HALF_M;
