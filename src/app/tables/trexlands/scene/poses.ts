import type { TrexlandsState } from '../../../../games/trexlands/state.ts';
import type { RollAsked } from '../../../../games/trexlands/rolls.ts';
import type { Throw } from '../../../../games/trexlands/throws.ts';
import { ownerOf } from '../../../../games/trexlands/ids.ts';
import type { PieceId } from '../../../../sim/ids.ts';
import type { Quat } from '../../../../sim/maths/quat.ts';
import { vec3 } from '../../../../sim/maths/vec3.ts';
import type { Pose } from '../../../../sim/world/pose.ts';
import { arenaSpot, inCamp, spotOfTerra, TILE_M, yawOfSeat, type Shape, type Spot } from './places.ts';

/** How high the roof of a truck is, m: a stacked one stands on it (data/truck.json: 33 mm). */
const ROOF_M = 0.033;
const BETWEEN_TRUCKS_M = 0.044; // a truck is 32 mm wide
const BESIDE_M = TILE_M / 4;

type Trucks = TrexlandsState['trucks'];

/** Where every truck stands on board and mats, m. */
export function posesOf({ trucks, seats, board }: Pick<TrexlandsState, 'trucks' | 'seats' | 'board'>): ReadonlyMap<PieceId, Pose> {
  const shape = { seats, city: board.city };
  return new Map(trucks.map((truck) => [truck.id, standing(placeOf(shape, trucks, truck), isOnTop(truck) ? ROOF_M : 0)]));
}

/** Of a stack the higher number stands on the other. */
const isOnTop = ({ id, mate }: Trucks[number]): boolean => mate !== null && mate < id;

/** Beside what else stands there; a stack is one. */
function placeOf(shape: Shape, trucks: Trucks, truck: Trucks[number]): Spot {
  const seat = ownerOf(truck.id);
  if (truck.at === 'camp') return inCampOf(shape, truck.id);
  const feet = trucks.filter((other) => other.at === truck.at && !isOnTop(other)).map(({ id }) => id);
  const foot = isOnTop(truck) && truck.mate !== null ? truck.mate : truck.id;
  const { x, z } = spotOfTerra(shape, truck.at);
  const aside = feet.length > 1 ? (feet.indexOf(foot) - (feet.length - 1) / 2) * 2 * BESIDE_M : 0;
  const yaw = yawOfSeat(shape.seats, seat);
  return { x: x + aside * Math.cos(yaw), z: z - aside * Math.sin(yaw), yaw: yaw + Math.PI / 2 }; // side by side as its owner sees it
}

/** Side by side at the left of the mat, fronts to the board. */
function inCampOf(shape: Shape, id: PieceId): Spot {
  const seat = ownerOf(id);
  const number = Number(id.at(-1)) - 1;
  const spot = inCamp(shape, seat, -0.15 + number * BETWEEN_TRUCKS_M, -0.02);
  return { ...spot, yaw: spot.yaw + Math.PI / 2 };
}

/** A truck's front looks along its own x; the yaw is counter-clockwise seen from above. */
const standing = ({ x, z, yaw }: Spot, y: number): Pose => ({ position: vec3(x, y, z), rotation: turned(yaw) });

const turned = (yaw: number): Quat => ({ x: 0, y: Math.sin(yaw / 2), z: 0, w: Math.cos(yaw / 2) });

const WAITING_M = 0.33; // beside the arena, outside its rim

/** Before a roll: what is to be thrown waits beside the arena, each fleet on its own side; what was let go hangs where it was. */
export function aimingPoses(state: TrexlandsState, asked: RollAsked, thrown: readonly Throw[]): ReadonlyMap<PieceId, Pose> {
  const arena = arenaSpot({ seats: state.seats, city: state.board.city });
  return new Map(asked.trucks.map((id, i) => {
    const gone = thrown.find(({ truck }) => truck === id);
    if (gone) return [id, inArena(arena, poseOfThrow(gone))];
    const across = (i - (asked.trucks.length - 1) / 2) * BETWEEN_TRUCKS_M * 1.3;
    return [id, standing({ x: arena.x + across, z: arena.z + WAITING_M, yaw: Math.PI / 2 }, 0)];
  }));
}

function poseOfThrow({ atMm: [x, y, z], quaternion: [qx, qy, qz, qw] }: Throw): Pose {
  return { position: vec3(x / 1000, y / 1000, z / 1000), rotation: { x: qx, y: qy, z: qz, w: qw } };
}

/** The simulation's arena lies around the origin. */
export const inArena = (arena: Pick<Spot, 'x' | 'z'>, { position, rotation }: Pose): Pose => ({ position: vec3(position.x + arena.x, position.y, position.z + arena.z), rotation });
