import { sin, cos } from '#sim/maths/trig.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { isNobodys, type RollAsked } from '#games/trexlands/rolls.ts';
import { isByHand, type Gathered } from '#games/trexlands/gathering.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import type { PieceId } from '#sim/ids.ts';
import { fromYawDeg, multiply, yawDegOf, type Quat } from '#sim/maths/quat.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { poseAtRelease } from '#games/trexlands/rolling/throw.ts';
import type { Pose } from '#sim/world/pose.ts';
import { inFist } from './throwing/fingerChance.ts';
import { upNext } from './throwing/upNext.ts';
import { TRUCK_BOUNDS } from './truck/truckBoxes.ts';
import { arenaSpot, BAYS_M, inCamp, spotOfTerra, TILE_M, yawOfSeat, type Shape, type Spot } from './places.ts';

/** How high the roof of a truck is, m: a stacked one stands on it (data/truck.json: 40 mm). */
const ROOF_M = 0.04;
const BETWEEN_TRUCKS_M = 0.044; // a truck is 24 mm wide
const BESIDE_M = TILE_M / 4;

type Trucks = TrexlandsState['trucks'];

/** Where every truck stands on board and mats, m. */
export function posesOf({
  trucks,
  seats,
  board,
}: Pick<TrexlandsState, 'trucks' | 'seats' | 'board'>): ReadonlyMap<PieceId, Pose> {
  const shape = { seats, city: board.city };
  return new Map(
    trucks.map((truck) => [truck.id, standing(placeOf(shape, trucks, truck), isOnTop(truck) ? ROOF_M : 0)]),
  );
}

/** Whether it stands on the other: in a stack the higher number does. */
const isOnTop = ({ id, mate }: Trucks[number]): boolean => mate !== null && mate < id;

/** Beside what else stands there; a stack is one. */
function placeOf(shape: Shape, trucks: Trucks, truck: Trucks[number]): Spot {
  const seat = ownerOf(truck.id);
  const foot = isOnTop(truck) && truck.mate !== null ? truck.mate : truck.id;
  if (truck.at === 'camp') return inCampOf(shape, foot);
  const feet = trucks.filter((other) => other.at === truck.at && !isOnTop(other)).map(({ id }) => id);
  const { x, z } = spotOfTerra(shape, truck.at);
  if (feet.some((id) => ownerOf(id) !== ownerOf(feet[0] ?? id))) return noseToNose(shape, { x, z }, feet, foot);
  const aside = feet.length > 1 ? (feet.indexOf(foot) - (feet.length - 1) / 2) * 2 * BESIDE_M : 0;
  const yaw = yawOfSeat(shape, seat);
  // side by side as its owner sees it
  return { x: x + aside * cos(yaw), z: z - aside * sin(yaw), yaw: yaw + Math.PI / 2 };
}

/** Half a truck and a little, from the middle of a contested Terra; and from one lane to the next, m. */
const NOSE_M = TRUCK_BOUNDS.high[0] + 0.002;
const LANE_M = 0.032;

/** In a battle: one seat's trucks on its own side of the Terra's middle, the other's across, fronts to each other. */
function noseToNose(shape: Shape, { x, z }: Pick<Spot, 'x' | 'z'>, feet: readonly PieceId[], foot: PieceId): Spot {
  const [first = foot] = feet;
  const isFirst = (id: PieceId): boolean => ownerOf(id) === ownerOf(first);
  const side = feet.filter((id) => isFirst(id) === isFirst(foot));
  const yaw = yawOfSeat(shape, ownerOf(first)) + (isFirst(foot) ? 0 : Math.PI);
  const lane = (side.indexOf(foot) - (side.length - 1) / 2) * LANE_M;
  return {
    x: x + NOSE_M * sin(yaw) + lane * cos(yaw),
    z: z + NOSE_M * cos(yaw) - lane * sin(yaw),
    yaw: yaw + Math.PI / 2,
  };
}

/**
 * Where trucks of a roll on the board met there, lying as they fell in the arena; null for those that are not there. A
 * stack has come apart, and each looks the way it did before.
 */
export function lyingPoses(
  state: TrexlandsState,
  { trucks }: Pick<RollAsked, 'trucks'>,
  fallen: (truck: PieceId) => Pose,
): ReadonlyMap<PieceId, Pose> | null {
  const apart = { ...state, trucks: state.trucks.map((truck) => ({ ...truck, mate: null })) };
  if (apart.trucks.some(({ id, at }) => at === 'camp' && trucks.includes(id))) return null;
  const stood = posesOf(apart);
  return new Map(
    trucks.flatMap((id) => {
      const there = stood.get(id);
      if (there === undefined) return [];
      const { position, rotation } = fallen(id);
      const height = Math.max(0, Math.min(ROOF_M, position.y));
      const turn = fromYawDeg(yawDegOf(there.rotation) - yawDegOf(rotation));
      return [[id, { position: { ...there.position, y: height }, rotation: multiply(turn, rotation) }] as const];
    }),
  );
}

/** Side by side at the left of the mat, fronts to the board. */
function inCampOf(shape: Shape, id: PieceId): Spot {
  const seat = ownerOf(id);
  const spot = inCamp(shape, seat, BAYS_M.rights[Number(id.at(-1)) - 1] ?? 0, BAYS_M.front);
  return { ...spot, yaw: spot.yaw + Math.PI / 2 };
}

/** A truck's front looks along its own x; the yaw is counter-clockwise seen from above. */
const standing = ({ x, z, yaw }: Spot, y: number): Pose => ({ position: vec3(x, y, z), rotation: turned(yaw) });

const quaternionOf = ({ x, y, z, w }: Quat) => [x, y, z, w] as const;

const turned = (yaw: number): Quat => ({ x: 0, y: sin(yaw / 2), z: 0, w: cos(yaw / 2) });

/** Where trucks wait for their throw, m: in front of the arena, outside its rim. */
export const WAITING_M = { z: 0.33, apart: 0.057, corner: 0.205 } as const;

/**
 * Before a roll: the trucks to be thrown next wait in the middle in front of the arena, later ones, and chance's, at
 * its corners; a truck that was let go waits in a hand where it was, turned as it was shown there: its orientation at
 * its release is not known yet.
 */
export function aimingPoses(state: TrexlandsState, asked: RollAsked, thrown: Gathered): ReadonlyMap<PieceId, Pose> {
  const arena = arenaSpot({ seats: state.seats, city: state.board.city });
  const next = upNext(state, thrown);
  const aside = [
    ...(next?.later ?? []),
    ...thrown.filter((given) => !isByHand(given)).map(({ truck }) => truck),
    ...(isNobodys(asked) ? [] : asked.givenUp),
  ];
  return new Map(
    asked.trucks.map((id) => {
      const gone = thrown.find(({ truck }) => truck === id);
      if (gone !== undefined && isByHand(gone))
        return [
          id,
          inArena(
            arena,
            poseAtRelease({ atMm: gone.atMm, quaternion: gone.quaternion ?? quaternionOf(inFist(state, id)) }),
          ),
        ];
      return [
        id,
        standing(
          { x: arena.x + waitingAt(id, next?.waiting ?? [], aside), z: arena.z + WAITING_M.z, yaw: Math.PI / 2 },
          0,
        ),
      ];
    }),
  );
}

/** How far to the right of the middle a truck waits, m. */
export function waitingAt(id: PieceId, waiting: readonly PieceId[], later: readonly PieceId[]): number {
  if (waiting.includes(id)) return (waiting.indexOf(id) - (waiting.length - 1) / 2) * WAITING_M.apart;
  const i = later.indexOf(id);
  const fromCorner = WAITING_M.corner - Math.floor(i / 2) * BETWEEN_TRUCKS_M;
  return i % 2 === 0 ? fromCorner : -fromCorner;
}

/** The simulation's arena lies around the origin. */
export const inArena = (arena: Pick<Spot, 'x' | 'z'>, { position, rotation }: Pose): Pose => ({
  position: vec3(position.x + arena.x, position.y, position.z + arena.z),
  rotation,
});
